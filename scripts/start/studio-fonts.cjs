"use strict";
const { copyFileSync, mkdirSync } = require("node:fs");

const weights = { Regular: 400, Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800, Black: 900 };

/**
 * Copies the Studio's fonts from a package, so that its page does not request them from Sanity's servers.
 * @param {string} folder
 */
function bringFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, weight] of Object.entries(weights)) {
    copy(folder, `Inter-${name}`, `${weight}-normal`);
    copy(folder, `Inter-${name === "Regular" ? "" : name}Italic`, `${weight}-italic`);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} face
 */
function copy(folder, name, face) {
  copyFileSync(
    `studio/node_modules/@fontsource/inter/files/inter-latin-${face}.woff2`,
    `${folder}/${name}.woff2`,
  );
}

module.exports = { bringFonts };
