import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

let shop: TestLake;
let session: string;
beforeAll(async () => {
  shop = await startTestLake({ studioPassword: "a-password-of-the-tests" });
  const rosa = { id: "rosa", name: "Rosa", role: "editor" } as const;
  session = await shop.lake.services.sessions.start(rosa, "");
});
afterAll(() => shop.close());

const asEditor = () => ({ Origin: shop.url, Cookie: `lake_session=${session}` });

async function upload(
  kind: "files" | "images",
  name: string,
  bytes: Uint8Array | string,
  type = "text/plain",
) {
  const path = `/lake/v1/assets/${kind}/production?filename=${encodeURIComponent(name)}`;
  const answer = await fetch(shop.url + path, {
    method: "POST",
    headers: { ...asEditor(), "Content-Type": type },
    body: typeof bytes === "string" ? bytes : new Uint8Array(bytes),
  });
  const { document, message } = await answer.json();
  return { status: answer.status, document, message };
}

const download = (url: string) => fetch(shop.url + url, { headers: asEditor() });

const unknown =
  "The shop can't serve this file type: choose a PDF, an office document, a picture, a video, an audio file, an archive or a text file";

describe("file uploaded by an editor", () => {
  it.each(["files", "images"] as const)("rejects an uploaded file that is empty (%s)", async (kind) => {
    const { status, message } = await upload(kind, "zero-bytes.jpg", new Uint8Array());
    expect([status, message]).toEqual([400, "This file is empty"]);
  });

  it("gives an uploaded file the extension and type of its content instead of the claimed ones", async () => {
    const pdf = "%PDF-1.4\n%%EOF\n";
    const { status, document } = await upload("files", "catalog.hta", pdf, "text/html");
    expect([status, document.extension, document.mimeType, document.originalFilename]).toEqual([
      200,
      "pdf",
      "application/pdf",
      "catalog.pdf",
    ]);
    const shown = await download(document.url);
    expect([shown.headers.get("content-type"), shown.headers.get("x-content-type-options")]).toEqual([
      "application/pdf",
      "nosniff",
    ]);
    const saved = await download(`${document.url}?dl`);
    expect(saved.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''catalog.pdf");
  });

  it.each([
    ["prices.csv", "Door,Price\nShaker,120\n", "text/csv"],
    ["notes.txt", "Measure twice.", "text/plain"],
  ])("gives an uploaded text file the type of its name: %s", async (name, text, type) => {
    const { status, document } = await upload("files", name, text, "application/x-anything");
    expect([status, document.mimeType, document.originalFilename]).toEqual([200, type, name]);
  });

  it.each([
    ["page.html", "<!doctype html><script>alert(1)</script>"],
    ["page.svg", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["run.hta", "<script>alert(1)</script>"],
    ["plan.pdf", "MZ\u0090\u0000 this program cannot be run"],
    ["notes.txt", "bell \u0007"],
    ["data", "\u0000\u0001\u0002"],
  ])("rejects an uploaded file whose content has an unsupported type: %s", async (name, text) => {
    const { status, message } = await upload("files", name, Buffer.from(text, "latin1"));
    expect([status, message]).toEqual([400, unknown]);
  });

  it("stores an imported file of an unknown type as application/octet-stream", async () => {
    const { apiHost, token } = shop.lake.address;
    const answer = await fetch(`${apiHost}/v1/assets/files/production?filename=model.dwg`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: Uint8Array.from([0, 1, 2, 3]),
    });
    const { document } = await answer.json();
    expect([answer.status, document.mimeType, document.originalFilename]).toEqual([
      200,
      "application/octet-stream",
      "model.bin",
    ]);
  });
});

describe("picture uploaded by an editor", () => {
  const red = { create: { width: 40, height: 20, channels: 3 as const, background: "#c02020" } };

  it("stores an uploaded picture without location data and rotated upright", async () => {
    const jpeg = await sharp(red)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { document } = await upload("images", "IMG_1.hta", jpeg);
    expect(document.originalFilename).toBe("IMG_1.jpg");
    const original = Buffer.from(await (await download(document.url)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(original).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
    expect(document.metadata.dimensions).toMatchObject({ width: 20, height: 40 });
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "stores an uploaded picture without data after its end (%s)",
    async (format) => {
      const clean = await sharp(red).toFormat(format).toBuffer();
      const { document } = await upload(
        "images",
        "a",
        Buffer.concat([clean, Buffer.from("<script>alert(1)</script>")]),
      );
      const original = Buffer.from(await (await download(document.url)).arrayBuffer());
      expect(original.includes("<script>")).toBe(false);
    },
  );

  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "stores a picture without metadata or trailing data unchanged (%s)",
    async (format) => {
      const clean = await sharp(red).toFormat(format).toBuffer();
      const { document } = await upload("images", "a", clean);
      const original = Buffer.from(await (await download(document.url)).arrayBuffer());
      expect(original.equals(clean)).toBe(true);
    },
  );
});
