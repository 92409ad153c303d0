import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "../support/content/test-lake";

// The packages behind `sanity dataset export` and `import`, in the versions that the Studio installs.
const studioPackages = createRequire(fileURLToPath(new URL("../../studio/package.json", import.meta.url)));
const {
  exportDataset,
}: { exportDataset: (options: object) => Promise<{ documentCount: number; assetCount: number }> } =
  await import(studioPackages.resolve("@sanity/export"));
const {
  sanityImport,
}: {
  sanityImport: (
    source: Readable,
    options: object,
  ) => Promise<{ numDocs: number; warnings: readonly unknown[] }>;
} = await import(studioPackages.resolve("@sanity/import"));

describe("official tools of Sanity on the content lake", () => {
  let source: TestLake;
  let target: TestLake;
  let folder: string;
  beforeAll(async () => {
    source = await startTestLake();
    target = await startTestLake({ empty: true });
    folder = await mkdtemp(join(tmpdir(), "official-tools-"));
  });
  afterAll(async () => {
    await source.close();
    await target.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("exports all documents and assets, and imports them into an empty lake", async () => {
    const archive = join(folder, "production.tar.gz");
    const exported = await exportDataset({
      client: connect(source),
      dataset: "production",
      outputPath: archive,
      assetConcurrency: 2,
    });
    expect(exported).toMatchObject({ documentCount: 5, assetCount: 2 });
    const imported = await sanityImport(createReadStream(archive), {
      client: connect(target),
      operation: "create",
    });
    expect(imported).toMatchObject({ numDocs: 5, warnings: [] });
    expect(withoutTimes(target)).toEqual(withoutTimes(source));
    const again = { client: connect(target), operation: "createOrReplace", replaceAssets: true };
    await expect(sanityImport(createReadStream(archive), again)).resolves.toMatchObject({ numDocs: 5 });
    expect(withoutTimes(target)).toEqual(withoutTimes(source));
  });
});

function connect({ url, lake }: TestLake): SanityClient {
  return createClient({
    projectId: "local",
    dataset: "production",
    token: lake.address.token,
    apiVersion: "2025-02-19",
    useCdn: false,
    apiHost: `${url}/lake`,
    useProjectHostname: false,
    perspective: "raw",
  });
}

function withoutTimes({ lake }: TestLake): readonly unknown[] {
  return lake.core
    .listDocuments()
    .map(({ _rev, _createdAt, _updatedAt, ...document }) => document)
    .sort((one, other) => (one._id < other._id ? -1 : 1));
}
