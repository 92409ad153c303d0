import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";

const manifestName = "manifest.json";

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  versions: z.object({ shop: z.string(), node: z.string() }),
  database: z.object({
    kind: z.enum(["postgres", "pglite"]),
    /** The time of its last migration, as in the journal of the migrations. */
    migratedAt: z.number(),
  }),
  /** The number of rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Keys of uploads that the database lists and that their storage did not have. */
  missingUploads: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type BackupManifest = z.infer<typeof manifestShape>;

/** Hashes all files of the folder and writes its manifest, which completes the backup. */
export async function writeManifest(
  folder: string,
  details: Omit<BackupManifest, "format" | "files">,
): Promise<BackupManifest> {
  const files = [];
  for (const path of await listFilesInFolder(folder))
    files.push({ path, ...(await hashFile(join(folder, path))) });
  const manifest: BackupManifest = { format: 1, ...details, files };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Reads the manifest and compares every file with it. Throws for a backup that is incomplete or damaged. */
export async function readVerifiedManifest(folder: string): Promise<BackupManifest> {
  const content = await readFile(join(folder, manifestName), "utf8").catch(() => null);
  if (content === null) throw new Error(`${folder} is not a complete backup: it has no ${manifestName}.`);
  const manifest = manifestShape.safeParse(tryParseJson(content));
  if (!manifest.success)
    throw new Error(`The backup in ${folder} is damaged: ${manifestName} is not readable.`);
  for (const { path, bytes, sha256 } of manifest.data.files) {
    const found = await hashFile(join(folder, path)).catch(() => null);
    if (!found) throw new Error(`The backup in ${folder} is damaged: ${path} is missing.`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Error(
        `The backup in ${folder} is damaged: ${path} has other content than when it was written.`,
      );
  }
  return manifest.data;
}

/** Lists the files of a folder and its subfolders, by their sorted paths with slashes. */
export async function listFilesInFolder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}
