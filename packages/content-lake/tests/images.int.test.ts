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

  it.each([
    ["?max-w=300", [300, 400]],
    ["?w=500&max-w=300", [300, 400]],
    ["?h=800&max-w=300", [300, 400]],
    ["?w=600&max-h=400", [300, 400]],
    ["?or=90", [800, 600]],
    ["?or=180", [600, 800]],
    ["?or=90&w=400", [400, 300]],
    ["?or=45", [600, 800]],
    ["?w=300&pad=10", [320, 420]],
    ["?w=300&h=300&fit=crop&or=270", [300, 300]],
    ["?blur=-1&sharp=many&flip=x&invert=no&sat=200", [600, 800]],
  ])("limits, turns and pads an image by %s", async (search, size) => {
    expect(await sizeOf(search)).toEqual(size);
  });

  describe("with effects", () => {
    /** The colors of the left top, right top and left bottom quarter of an image with four colors. */
    const readCorners = async (search: string) => {
      const { data, info } = await sharp((await getPicture(search)).bytes)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
        return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? "1" : "0")).join("");
      };
      return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75)];
    };
    let picture: string;
    const getPicture = async (search: string) => {
      const Authorization = `Bearer ${shop.lake.address.token}`;
      const answer = await fetch(`${shop.url}${picture}${search}`, { headers: { Authorization } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    beforeAll(async () => {
      const quarter = (background: string) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer();
      const base = sharp({ create: { width: 80, height: 80, channels: 3, background: "#ffffff" } });
      const bytes = await base
        .composite([
          { input: await quarter("#ff0000"), left: 0, top: 0 },
          { input: await quarter("#00ff00"), left: 40, top: 0 },
          { input: await quarter("#0000ff"), left: 0, top: 40 },
        ])
        .png()
        .toBuffer();
      const { apiHost, token } = shop.lake.address;
      const upload = await fetch(`${apiHost}/v1/assets/images/production?filename=four%20colors.png`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: new Uint8Array(bytes),
      });
      picture = (await upload.json()).document.url;
    });

    it.each([
      ["?w=80", ["100", "010", "001"]],
      ["?flip=h", ["010", "100", "111"]],
      ["?flip=v", ["001", "111", "100"]],
      ["?flip=hv", ["111", "001", "010"]],
      ["?or=90", ["001", "100", "111"]],
      ["?or=180", ["111", "001", "010"]],
      ["?or=270", ["010", "111", "100"]],
      ["?or=90&flip=h", ["100", "001", "010"]],
      ["?flip=h&w=40&h=20&fit=crop&crop=top", ["010", "100", "010"]],
      ["?invert=true", ["011", "101", "110"]],
      ["?invert=false", ["100", "010", "001"]],
    ])("turns and colors an image by %s", async (search, corners) => {
      expect(await readCorners(search)).toEqual(corners);
    });

    it("makes an image gray by sat=-100", async () => {
      const { channels } = await sharp((await getPicture("?sat=-100&w=20&rect=0,0,20,20")).bytes).stats();
      expect(new Set(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).size).toBe(1);
    });

    it("blurs and sharpens the edges of an image", async () => {
      const contrast = async (search: string) =>
        (await sharp((await getPicture(search)).bytes).stats()).sharpness;
      const plain = await contrast("?w=80");
      expect(await contrast("?w=80&blur=200")).toBeLessThan(plain);
      expect(await contrast("?w=80&blur=20&sharp=100")).toBeGreaterThan(await contrast("?w=80&blur=20"));
    });

    it("downloads an image under the given name or that of its upload", async () => {
      const nameOf = async (search: string) =>
        (await getPicture(search)).answer.headers.get("content-disposition");
      expect(await nameOf("?dl=door.png")).toBe("attachment; filename*=UTF-8''door.png");
      expect(await nameOf("?w=40&dl=")).toBe("attachment; filename*=UTF-8''four%20colors.png");
      expect(await nameOf("?w=40")).toBeNull();
    });
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
