import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture, startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { findDataFile, unpackArchive, writeArchive } from "../src/dataset/dataset-archive";
import { exportDataset } from "../src/dataset/export-dataset";
import { fetchAsset, fetchDocuments, uploadDocuments } from "../src/dataset/lake-client";
import { readDatasetFile } from "../src/dataset/read-dataset";
import { seedLake } from "../src/dataset/seed";

describe("import of the demo dataset", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake();
  });
  afterAll(() => shop.close());

  const seedAgain = async () => {
    const folder = join(fixture, "..");
    const seeded = await seedLake(shop.lake.core, folder);
    return seeded.ok ? seeded.value : seeded;
  };

  it("runs once and stores dimensions, placeholder and palette of each image", () => {
    const assets = shop.lake.core.listDocuments().filter(({ _type }) => _type === "sanity.imageAsset");
    expect(assets).toHaveLength(2);
    expect(assets.find(({ originalFilename }) => originalFilename === "navy-door.jpg")).toMatchObject({
      extension: "jpg",
      mimeType: "image/jpeg",
      metadata: {
        dimensions: { width: 600, height: 800, aspectRatio: 0.75 },
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      },
    });
  });

  it("returns the existing asset when an image is uploaded again", async () => {
    const stored = shop.lake.core
      .listDocuments()
      .find(({ originalFilename }) => originalFilename === "navy-door.jpg");
    const { apiHost, token } = shop.lake.address;
    const uploaded = await fetch(`${apiHost}/v1/assets/images/production?filename=another-name.jpg`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: new Uint8Array(await readFile(join(fixture, "../images/navy-door.jpg"))),
    });
    expect(await uploaded.json()).toEqual({ document: stored });
    expect(stored?.metadata).toHaveProperty("palette");
  });

  it("imports nothing when the folder of the dataset was removed", async () => {
    const seeded = await seedLake(shop.lake.core, "packages/removed-demo-content");
    expect(seeded).toEqual({ ok: true, value: { documents: 0, assets: 0, skipped: 0 } });
  });

  it("keeps edits and deletions of editors at the next start", async () => {
    await shop.lake.core.commit({
      mutations: [
        { patch: { id: "style-trnv", set: { name: "Renamed by an editor" } } },
        { delete: { id: "drafts.style-trwh" } },
      ],
      author: "editor",
    });
    expect(await seedAgain()).toEqual({ documents: 0, assets: 0, skipped: 5 });
    expect(shop.lake.core.findDocument("style-trnv")?.name).toBe("Renamed by an editor");
    expect(shop.lake.core.findDocument("drafts.style-trwh")).toBeUndefined();
  });
});

describe("export and import of a dataset", () => {
  let from: TestLake;
  let to: TestLake;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dataset-"));
    [from, to] = await Promise.all([startTestLake(), startTestLake({ empty: true })]);
  });
  afterAll(async () => {
    await Promise.all([from.close(), to.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it("copies every document and image from one shop to another unchanged", async () => {
    const dataset = exportDataset(await fetchDocuments(from.lake.address));
    const archive = join(folder, "shop.tar.gz");
    await writeArchive(
      archive,
      "production-export",
      (async function* () {
        yield { name: "data.ndjson", bytes: Buffer.from(`${dataset.lines.join("\n")}\n`) };
        yield { name: "assets.json", bytes: Buffer.from(JSON.stringify(dataset.assetMetadata)) };
        for (const asset of dataset.assets) {
          yield {
            name: `${asset.kind}/${asset.fileName}`,
            bytes: await fetchAsset(from.lake.address, asset),
          };
        }
      })(),
    );
    const unpacked = join(folder, "unpacked");
    await unpackArchive(archive, unpacked);
    const documents = await findDataFile(unpacked);
    expect((await readdir(join(documents, ".."))).sort()).toEqual(["assets.json", "data.ndjson", "images"]);
    expect(await readFile(documents, "utf8")).toContain('"_sanityAsset":"image@file://./images/');

    await uploadDocuments(to.lake.address, await readDatasetFile(documents), "replace");
    const content = (lake: TestLake) =>
      lake.lake.core
        .listDocuments()
        .map(({ _rev, _updatedAt, _createdAt, originalFilename, ...rest }) => rest);
    const byId = (a: { _id: string }, b: { _id: string }) => a._id.localeCompare(b._id);
    expect(content(to).sort(byId)).toEqual(content(from).sort(byId));
    for (const asset of dataset.assets) {
      const [before, after] = await Promise.all([
        fetchAsset(from.lake.address, asset),
        fetchAsset(to.lake.address, asset),
      ]);
      expect(after.equals(before)).toBe(true);
    }
  });

  it("rejects an archive with an entry outside its folder", async () => {
    const file = join(folder, "evil.ndjson");
    await writeFile(
      file,
      '{"_id":"a","_type":"b","picture":{"_sanityAsset":"image@file://../../../../etc/passwd"}}\n',
    );
    const sending = uploadDocuments(to.lake.address, await readDatasetFile(file), "replace");
    await expect(sending).rejects.toThrow("lies outside of the dataset's folder");
  });

  it("rejects an archive above the size limit, and writes no more than the limit", async () => {
    const bomb = join(folder, "bomb.tar.gz");
    const zeros = Buffer.alloc(8 * 1024 * 1024);
    await writeArchive(
      bomb,
      "export",
      (async function* () {
        for (const name of ["a", "b", "c"]) yield { name: `images/${name}.png`, bytes: zeros };
      })(),
    );
    const into = join(folder, "bombed");
    const unpacking = unpackArchive(bomb, into, { entries: 100, bytes: 10 * 1024 * 1024 });
    await expect(unpacking).rejects.toThrow("this archive holds more than 10485760 bytes");
    const crowd = unpackArchive(bomb, into, { entries: 2, bytes: 100 * 1024 * 1024 });
    await expect(crowd).rejects.toThrow("this archive holds more than 2 files");
  });

  it("extracts a large file as a stream", async () => {
    const archive = join(folder, "large.tar.gz");
    const size = 192 * 1024 * 1024;
    await writeArchive(
      archive,
      "export",
      (async function* () {
        yield { name: "files/film.mp4", bytes: Buffer.alloc(size) };
      })(),
    );
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    const into = join(folder, "large");
    await unpackArchive(archive, into);
    clearInterval(watch);
    expect((await stat(join(into, "export/files/film.mp4"))).size).toBe(size);
    expect(most - before).toBeLessThan(size / 2);
  });

  it("rejects a file with more documents than one commit allows", async () => {
    const file = join(folder, "huge.ndjson");
    await writeFile(file, "\n".repeat(64 * 1024 * 1024 + 1));
    await expect(readDatasetFile(file)).rejects.toThrow(
      "has 67108865 bytes; documents of at most 67108864 are taken at once",
    );
  });

  it("rejects an image above the upload limit before reading it", async () => {
    const file = join(folder, "large.ndjson");
    await writeFile(file, '{"_id":"a","_type":"b","picture":{"_sanityAsset":"image@file://./large.png"}}\n');
    const picture = await open(join(folder, "large.png"), "w");
    // A sparse file, so that nothing is written.
    await picture.truncate(64 * 1024 * 1024 + 1);
    await picture.close();
    const sending = uploadDocuments(to.lake.address, await readDatasetFile(file), "replace");
    await expect(sending).rejects.toThrow(
      "large.png has 67108865 bytes; images of at most 67108864 are taken",
    );
  });

  it("rejects a document that is nested too deep", async () => {
    const file = join(folder, "deep.ndjson");
    await writeFile(file, `{"_id":"a","_type":"b","c":${"[".repeat(20_000)}${"]".repeat(20_000)}}\n`);
    await expect(readDatasetFile(file)).rejects.toThrow("deep.ndjson, line 1: nested deeper than 100 levels");
  });

  it.each([
    ['{"_id":"c"}', "_type: Invalid input: expected string, received undefined"],
    ['{"_type":"b"}', "_id is missing"],
    ['{"_id":"","_type":"b"}', "_id is missing"],
    [
      '{"_id":"a b","_type":"b"}',
      "_id: an id has at most 128 letters, digits, dots, dashes and underscores; it begins with neither dot nor dash",
    ],
    ['{"_id":"c","_type":"b"', "not JSON"],
    ["[]", "Invalid input: expected object, received array"],
    ['{"_id":"c","_type":"b","text":"\\u0000"}', "a NUL, or half of a character"],
    ['{"_id":"a","_type":"b"}', "the id a is on line 1 already"],
  ])("names the fault and the number of an invalid line: %s", async (line, fault) => {
    const file = join(folder, "broken.ndjson");
    await writeFile(file, `{"_id":"a","_type":"b"}\n${line}\n`);
    await expect(readDatasetFile(file)).rejects.toThrow(new Error(`${file}, line 2: ${fault}`));
  });

  it("adds the keys that the Studio needs to the items of lists", async () => {
    const file = join(folder, "keyless.ndjson");
    const block = { _type: "block", children: [{ _type: "span", text: "a" }], markDefs: [] };
    await writeFile(
      file,
      JSON.stringify({ _id: "a", _type: "b", body: [block, { _key: "k" }], tags: ["x"] }),
    );
    const [line] = await readDatasetFile(file);
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(line?.document).toEqual({
      _id: "a",
      _type: "b",
      body: [{ ...block, _key: key, children: [{ _type: "span", text: "a", _key: key }] }, { _key: "k" }],
      tags: ["x"],
    });
  });

  it("reports a missing file, an invalid archive and an unwritable path", async () => {
    const missing = join(folder, "missing.tar.gz");
    await expect(unpackArchive(missing, folder)).rejects.toThrow("ENOENT: no such file or directory");
    await expect(readDatasetFile(missing)).rejects.toThrow("ENOENT: no such file or directory");
    const text = join(folder, "text.tar.gz");
    await writeFile(text, "no archive");
    await expect(unpackArchive(text, folder)).rejects.toThrow("incorrect header check");
    const entries = (async function* () {
      yield { name: "data.ndjson", bytes: Buffer.from("{}") };
    })();
    await expect(writeArchive(join(text, "x.tar.gz"), "export", entries)).rejects.toThrow("ENOTDIR");
  });
});
