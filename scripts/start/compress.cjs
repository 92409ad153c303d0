"use strict";
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { promisify } = require("node:util");
const { brotliCompress, constants, gzip } = require("node:zlib");

/**
 * Compresses every text asset of a folder once, to .br and .gz files beside it.
 * @param {string} folder
 */
async function compressAssets(folder, { quality = 11 } = {}) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|css|svg|json|txt|webmanifest|xml)$/.test(file.name))
    .map((file) => join(file.parentPath ?? file.path, file.name));
  for (const file of files) {
    const body = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params }),
      promisify(gzip)(body, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}

module.exports = { compressAssets };
