"use strict";
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { promisify } = require("node:util");
const { brotliCompress, constants, gzip } = require("node:zlib");

/** Scripts up to here are packed as tightly as gzip allows (3 % less); beyond it the packing takes seconds a file. */
const zopfliMaxBytes = 300_000;

/** Compresses once what is served a thousand times: .br and .gz beside every text asset of a folder. */
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
      file.endsWith(".js") && body.length <= zopfliMaxBytes
        ? zopfli(body)
        : promisify(gzip)(body, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}

/** Loaded where it is needed: the first start reads this file before packages are installed. */
function zopfli(body) {
  return promisify(require("@gfx/zopfli").gzip)(body, { numiterations: 15 });
}

module.exports = { compressAssets };
