import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documents, ndjson } from "./documents";

/** `npm run dataset:build`: writes studio/dataset/production.ndjson from the tables and texts of this folder. */
const target = new URL("../production.ndjson", import.meta.url);
writeFileSync(target, ndjson());
console.log(`${documents.length} documents written to ${fileURLToPath(target)}`);
