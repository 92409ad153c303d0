import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { InstallationValueName } from "#db/installation-values.server";
import { storageIdKey } from "~/domains/forms/files/folder-store.server";
import { createS3Store, type S3Config } from "~/domains/forms/files/s3-store.server";
import { hasErrorCode } from "~/kernel/error-code";
import type { Env } from "../settings/env.server";

/** A place for files that all servers of one database must share: a folder or a bucket. */
export type SharedStorage = {
  /** The name of the installation value that holds the storage's id. */
  readonly idName: InstallationValueName;
  /** A name for the files in the storage, as the subject of a sentence. */
  readonly contents: string;
  readonly location: string;
  /** How several servers can share the storage, as the start of a sentence. */
  readonly remedy: string;
  readonly isRemote: boolean;
  readonly readId: () => Promise<string | null>;
  readonly writeId: (id: string) => Promise<void>;
};

type StorageEnv = Pick<Env, "s3" | "uploadsDir" | "lake" | "lakeAssetsDir">;

/** Lists the storages that the shop uses with these settings. */
export function listSharedStorages({ s3, uploadsDir, lake, lakeAssetsDir }: StorageEnv): SharedStorage[] {
  const uploads = {
    idName: "uploads-id",
    contents: "The visitors' files",
    remedy: "Name one folder that all servers share in UPLOADS_DIR, or use S3",
  } as const;
  const assets = {
    idName: "lake-assets-id",
    contents: "The pictures of the Studio",
    remedy: "Name one folder that all servers share in LAKE_ASSETS_DIR",
  } as const;
  return [
    { ...uploads, ...(s3 ? createBucketLocation(s3) : createFolderLocation(uploadsDir)) },
    ...(lake ? [{ ...assets, ...createFolderLocation(lakeAssetsDir) }] : []),
  ];
}

type StorageLocation = Pick<SharedStorage, "location" | "isRemote" | "readId" | "writeId">;

function createFolderLocation(folder: string): StorageLocation {
  const path = join(folder, storageIdKey);
  return {
    location: folder,
    isRemote: false,
    readId: () => readFile(path, "utf8").then(toId, ignoreMissingFile),
    writeId: async (id) => {
      await mkdir(folder, { recursive: true });
      const making = `${path}.${process.pid}`;
      await writeFile(making, `${id}\n`);
      await rename(making, path);
    },
  };
}

function createBucketLocation(s3: S3Config): StorageLocation {
  const store = createS3Store(s3);
  return {
    location: `${s3.endpoint}/${s3.bucket}`,
    isRemote: true,
    readId: async () => {
      const stream = await store.open(storageIdKey);
      return stream ? toId(await text(stream)) : null;
    },
    writeId: async (id) => {
      const folder = await mkdtemp(join(tmpdir(), "storage-id-"));
      try {
        await writeFile(join(folder, storageIdKey), `${id}\n`);
        await store.put(storageIdKey, join(folder, storageIdKey));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function ignoreMissingFile(error: unknown): null {
  if (hasErrorCode(error, "ENOENT")) return null;
  throw error;
}

function toId(content: string): string | null {
  return content.trim() || null;
}
