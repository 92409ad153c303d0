import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { writeFileAtomically } from "../assets/asset-files";
import type { ImageRequest, OutputFormat } from "./image-request";
import { measureFolder, pruneFolder } from "./prune-folder";

/** Pruning goes below the limit, so that the next image does not prune again. */
const prunedShare = 0.9;

/** Cache of transformed images on disk, bounded in bytes and keyed by image and parameters. */
export class RenditionCache {
  readonly #folder: string;
  readonly #limitBytes: number;
  readonly #turns = pLimit(1);
  /** Bytes in the folder; undefined until they have been counted. */
  #bytes: number | undefined;

  constructor(folder: string, limitBytes: number) {
    this.#folder = folder;
    this.#limitBytes = limitBytes;
  }

  pathOf(fileName: string, request: ImageRequest, format: OutputFormat): string {
    const { auto: _auto, format: _format, ...geometry } = request;
    const name = createHash("sha1")
      .update(JSON.stringify([fileName, geometry]))
      .digest("hex");
    return join(this.#folder, name.slice(0, 2), `${name}.${format}`);
  }

  /** Reads directly instead of checking first, because the folder may be pruned in between. */
  read(path: string): Promise<Buffer | undefined> {
    return readFile(path).catch(() => undefined);
  }

  /** Writes one file at a time, so that the byte count stays exact. */
  store(path: string, bytes: Uint8Array): Promise<void> {
    return this.#turns(async () => {
      this.#bytes ??= await measureFolder(this.#folder);
      await writeFileAtomically(path, bytes);
      this.#bytes += bytes.length;
      if (this.#bytes <= this.#limitBytes) return;
      this.#bytes = await pruneFolder(this.#folder, this.#limitBytes * prunedShare);
    });
  }
}
