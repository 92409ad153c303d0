import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { writeFileAtomically } from "../assets/asset-files";
import type { ImageRequest, OutputFormat } from "./image-request";
import { measureFolder, pruneFolder } from "./prune-folder";

/** Pruned to this much of the limit, so that not every further picture prunes again. */
const prunedShare = 0.9;

/** Pictures already made, on disk under a name made of picture and parameters, within a number of bytes. */
export class RenditionCache {
  readonly #folder: string;
  readonly #limitBytes: number;
  readonly #turns = pLimit(1);
  /** Bytes in the folder; undefined until they were counted. */
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

  /** One look, not two: between a look and a read the folder may be pruned. */
  read(path: string): Promise<Buffer | undefined> {
    return readFile(path).catch(() => undefined);
  }

  /** Writes one by one: the count of bytes stays true. */
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
