import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

describe("image server of the lake", () => {
  let shop: TestLake;
  let lakeUrl: string;
  beforeAll(async () => {
    shop = await startTestLake();
    const asset = shop.lake.core
      .listDocuments()
      .find(({ originalFilename }) => originalFilename === "navy-door.jpg");
    lakeUrl = shop.url + String(asset?.url);
  });
  afterAll(() => shop.close());

  /** Requests an image as an editor, because editors may request any size. */
  const get = async (search: string, accept = "image/webp,*/*", headers: Record<string, string> = {}) => {
    const Authorization = `Bearer ${shop.lake.address.token}`;
    const answer = await fetch(`${lakeUrl}${search}`, {
      headers: { Accept: accept, Authorization, ...headers },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, type: answer.headers.get("content-type") };
  };
  const sizeOf = async (search: string) => {
    const { width, height } = await sharp((await get(search)).bytes).metadata();
    return [width, height];
  };

  it("serves the original without parameters", async () => {
    const original = await readFile("tests/support/content/lake-dataset/images/navy-door.jpg");
    expect((await get("")).bytes.equals(original)).toBe(true);
  });

  it.each([
    ["?w=300", [300, 400]],
    ["?h=200", [150, 200]],
    ["?w=300&dpr=2", [600, 800]],
    ["?w=5000", [600, 800]],
    ["?w=300&h=300", [225, 300]],
    ["?w=300&h=300&fit=max", [225, 300]],
    ["?w=300&h=300&fit=crop", [300, 300]],
    ["?w=1200&h=1200&fit=crop", [600, 600]],
    ["?w=300&h=300&fit=scale", [300, 300]],
    ["?w=300&h=300&fit=fill", [300, 300]],
    ["?w=1200&h=1200&fit=scale", [600, 600]],
    ["?w=1200&h=1200&fit=fill", [600, 600]],
    ["?rect=100,100,200,400&w=100", [100, 200]],
    ["?rect=0,0,9999,9999&w=60", [60, 80]],
    ["?w=nonsense", [600, 800]],
  ])("crops and scales an image by %s", async (search, size) => {
    expect(await sizeOf(search)).toEqual(size);
  });

  it("keeps the focal point in view", async () => {
    const brightest = async (search: string) =>
      (await sharp((await get(search)).bytes).stats()).channels[0]?.mean ?? 0;
    // The door's pale frame is at 10 % from the top and not in the middle.
    const top = await brightest("?w=200&h=40&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.1");
    const middle = await brightest("?w=200&h=40&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5");
    expect(top).toBeGreaterThan(middle);
  });

  it("serves WebP to browsers that accept it and the original format to others", async () => {
    expect((await get("?w=100&auto=format")).type).toBe("image/webp");
    expect((await get("?w=100&auto=format", "image/*")).type).toBe("image/jpeg");
    expect((await get("?w=100&fm=png")).type).toBe("image/png");
    expect((await get("?w=100&auto=format")).answer.headers.get("vary")).toBe("Accept");
  });

  it("serves WebP until the AVIF is encoded", async () => {
    const slow = await startTestLake({ idleAvif: true });
    const url = `${slow.url}${new URL(lakeUrl).pathname}?w=160&q=78&auto=format`;
    const ask = async () => {
      const answer = await fetch(url, { headers: { Accept: "image/avif,image/webp,*/*" } });
      await answer.arrayBuffer();
      return answer.headers.get("content-type");
    };
    expect(await ask()).toBe("image/webp");
    await slow.lake.services.images.idle();
    expect(await ask()).toBe("image/avif");
    await slow.close();
  });

  it("serves immutable images and responds 304 to a known ETag", async () => {
    const { answer } = await get("?w=100");
    const etag = answer.headers.get("etag") ?? "";
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("?w=100", "*/*", { "If-None-Match": etag })).answer.status).toBe(304);
  });

  it("compresses SVG images", async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10">${'<rect width="3" height="3"/>'.repeat(80)}</svg>`;
    const { apiHost, token } = shop.lake.address;
    const Authorization = `Bearer ${token}`;
    const upload = await fetch(`${apiHost}/v1/assets/images/production?filename=drawing.svg`, {
      method: "POST",
      headers: { Authorization },
      body: drawing,
    });
    const { document } = await upload.json();
    const ask = (encoding: string, more: Record<string, string> = {}) =>
      fetch(shop.url + document.url, { headers: { Authorization, "Accept-Encoding": encoding, ...more } });
    for (const encoding of ["br", "gzip"]) {
      const answer = await ask(encoding);
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(Number(answer.headers.get("content-length"))).toBeLessThan(300);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(await answer.text()).toBe(drawing);
    }
    const plain = await ask("identity");
    expect(plain.headers.get("content-encoding")).toBeNull();
    const again = await ask("br", { "If-None-Match": plain.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("serves images when the cache cannot be written", async () => {
    await rm(join(shop.dataDir, "lake", "image-cache"), { recursive: true, force: true });
    await writeFile(join(shop.dataDir, "lake", "image-cache"), "a file in the way");
    expect(await sizeOf("?w=77")).toEqual([77, 103]);
    await rm(join(shop.dataDir, "lake", "image-cache"));
  });

  it("prevents scripts in images from running on the shop's origin", async () => {
    const policy = (await get("")).answer.headers.get("content-security-policy");
    expect(policy).toContain("sandbox");
    expect(policy).toContain("default-src 'none'");
  });

  it("hides an image from visitors while only a draft uses it", async () => {
    const unused = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a33" } })
      .png()
      .toBuffer();
    const { apiHost, token } = shop.lake.address;
    const headers = { Authorization: `Bearer ${token}` };
    const upload = await fetch(`${apiHost}/v1/assets/images/production?filename=red.png`, {
      method: "POST",
      headers,
      body: new Uint8Array(unused),
    });
    const { document } = await upload.json();
    const url = shop.url + document.url;
    const picture = { _type: "image", asset: { _type: "reference", _ref: document._id } };
    const status = async (init: RequestInit = {}) => (await fetch(url, init)).status;
    await shop.lake.core.commit({
      mutations: [{ create: { _id: "drafts.hidden", _type: "style", picture } }],
      author: "editor",
    });
    expect(await status()).toBe(404);
    expect(await status({ headers })).toBe(200);
    await shop.lake.core.commit({
      mutations: [{ create: { _id: "hidden", _type: "style", picture } }],
      author: "editor",
    });
    expect(await status()).toBe(200);
  });

  it.each([
    ["../../../etc/passwd", 401],
    ["..%2f..%2fetc%2fpasswd", 401],
    ["0000.jpg", 404],
    [`${"0".repeat(40)}-1x1.jpg`, 404],
  ])("responds to the image path %s with status %i", async (name, status) => {
    const answer = await fetch(`${shop.url}/lake/images/local/production/${name}`);
    expect(answer.status).toBe(status);
  });
});
