"use strict";
const { installIfMissing } = require("./install.cjs");
const { takeLock } = require("./lock.cjs");

/** The package folders of shop and Studio. Checks and tests read the Studio's schemas, which import its packages. */
async function installPackages() {
  await Promise.all([
    installIfMissing({ folder: ".", name: "packages of the shop" }),
    installStudioPackages(),
  ]);
}

async function installStudioPackages() {
  const release = await takeLock(".cache/studio.lock");
  try {
    await installIfMissing({ folder: "studio", name: "packages of the Studio" });
  } finally {
    release();
  }
}

module.exports = { installPackages };
