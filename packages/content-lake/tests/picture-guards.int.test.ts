import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { silentLog } from "#tests/support/shop/silent-log";

describe("images requested by visitors", () => {
  let shop: TestLake;
  let doorUrl: string;
  beforeAll(async () => {
    shop = await startTestLake();
    doorUrl = getDoorUrl(shop);
  });
  afterAll(() => shop.close());

  const status = async (search: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${doorUrl}${search}`, { headers: { Accept: "image/webp", ...headers } });
    await answer.arrayBuffer();
    return answer.status;
  };

  it.each([
    "?w=160&q=78&auto=format",
    "?w=320&h=213&fit=crop&q=78&auto=format",
    "?w=600&q=78&auto=format",
    "?w=120&h=160&fit=crop&auto=format",
    "?w=1200&fm=jpg&q=85",
    "",
  ])("renders an image for a visitor in a size that the shop uses: %s", async (search) => {
    expect(await status(search)).toBe(200);
  });

  it.each([
    "?w=161&q=78&auto=format",
    "?w=160&q=79&auto=format",
    "?w=160&q=78&auto=format&fm=png",
    "?w=160&q=78&auto=format&dpr=2",
    "?w=160&h=999&fit=crop&q=78&auto=format",
    "?w=160&h=160&fit=scale&q=78&auto=format",
    "?w=160&rect=1,1,300,300&q=78&auto=format",
    "?w=160&h=160&fit=crop&crop=focalpoint&fp-x=0.123&fp-y=0.456&q=78&auto=format",
    "?h=4000",
    "?fm=avif&q=100",
    "?w=160&q=78&auto=format&blur=50",
    "?w=160&q=78&auto=format&sharp=50",
    "?w=160&q=78&auto=format&sat=50",
    "?w=160&q=78&auto=format&invert=true",
    "?w=160&q=78&auto=format&flip=h",
    "?w=160&q=78&auto=format&or=90",
    "?w=160&q=78&auto=format&pad=50",
    "?w=160&q=78&auto=format&max-w=159",
    "?w=160&q=78&auto=format&max-h=159",
  ])("rejects a visitor's request for an image in another size: %s", async (search) => {
    expect(await status(search)).toBe(400);
    expect(await status(search, { Authorization: `Bearer ${shop.lake.address.token}` })).toBe(200);
  });

  it("crops an image for a visitor as published documents do", async () => {
    const id = String(assetOf(shop)?._id);
    const focused = "?w=160&h=160&fit=crop&crop=focalpoint&fp-x=0.250&fp-y=0.750&q=78&auto=format";
    const cropped = "?w=160&rect=0%2C80%2C600%2C640&q=78&auto=format";
    expect([await status(focused), await status(cropped)]).toEqual([400, 400]);
    const picture = {
      _type: "image",
      asset: { _type: "reference", _ref: id },
      crop: { top: 0.1, bottom: 0.1, left: 0, right: 0 },
      hotspot: { x: 0.25, y: 0.75 },
    };
    const framed = { create: { _id: "framed", _type: "style", pictures: [picture] } };
    await shop.lake.core.commit({ mutations: [framed], author: "editor" });
    expect(await status(cropped)).toBe(200);
    expect(await status(focused.replace("&q=", "&rect=0%2C80%2C600%2C640&q="))).toBe(200);
  });

  it.each(["abcde", "ab", "1234567"])(
    "rejects a visitor's image request with a background color of %s",
    async (color) => {
      const headers = { Authorization: `Bearer ${shop.lake.address.token}` };
      expect(await status(`?w=300&h=300&fit=fill&bg=${color}`, headers)).toBe(400);
    },
  );
});

describe("many image requests", () => {
  it("delays no other visitor by many image requests from one IP", async () => {
    const shop = await startTestLake({ trustedProxies: ["loopback"] });
    const large = await largePicture(shop);
    const ask = async (address: string, search: string) => {
      const answer = await fetch(`${large}${search}`, { headers: { "X-Forwarded-For": address } });
      await answer.arrayBuffer();
      return answer.status;
    };
    const done: string[] = [];
    const greedy = [1920, 1600, 1280, 960, 800, 640].flatMap((width) =>
      ["q=78&auto=format", "auto=format"].map((encoding) =>
        ask("192.0.2.1", `?w=${width}&${encoding}`).then(() => done.push("greedy")),
      ),
    );
    await Promise.race(greedy);
    await ask("192.0.2.2", "?w=160&q=78&auto=format").then(() => done.push("modest"));
    await Promise.all(greedy);
    expect(done.indexOf("modest")).toBeLessThan(7);
    await shop.close();
  });

  it("limits the image requests of one IP per minute, except for cached images", async () => {
    const shop = await startTestLake({ images: { rendersPerMinute: 3 } });
    const ask = async (width: number) => {
      const answer = await fetch(`${getDoorUrl(shop)}?w=${width}&q=78&auto=format`);
      await answer.arrayBuffer();
      return answer;
    };
    const made = [await ask(160), await ask(240), await ask(320)];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await ask(480);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await ask(160)).status).toBe(200);
    await shop.close();
  });

  it("logs image requests above the limit once a minute", async () => {
    const messages: object[] = [];
    const log = { ...silentLog, warn: (details: object) => void messages.push(details) };
    const shop = await startTestLake({ images: { rendersPerMinute: 1 }, log });
    for (const width of [160, 240, 320, 480])
      await (await fetch(`${getDoorUrl(shop)}?w=${width}&q=78&auto=format`)).arrayBuffer();
    expect(messages).toEqual([
      { event: "too-many-requests", limit: "pictures", clientIp: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ]);
    await shop.close();
  });

  it("fills the disk with rendered images only up to the cache limit", async () => {
    const limit = 30_000;
    const shop = await startTestLake({ images: { cacheBytes: limit } });
    for (const width of [160, 240, 320, 480, 600])
      for (const end of ["q=78&auto=format", "auto=format", "q=85&fm=jpg"])
        await (await fetch(`${getDoorUrl(shop)}?w=${width}&${end}`)).arrayBuffer();
    expect(await bytesIn(join(shop.dataDir, "lake", "image-cache"))).toBeLessThanOrEqual(limit);
    await shop.close();
  });
});

function assetOf(shop: TestLake) {
  return shop.lake.core.listDocuments().find(({ originalFilename }) => originalFilename === "navy-door.jpg");
}

function getDoorUrl(shop: TestLake): string {
  return shop.url + String(assetOf(shop)?.url);
}

/** Publishes a picture of noise, 2,000 pixels wide, that takes long to render. */
async function largePicture(shop: TestLake): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
  const { apiHost, token } = shop.lake.address;
  const upload = await fetch(`${apiHost}/v1/assets/images/production?filename=noise.jpg`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  const { document } = await upload.json();
  const picture = { _type: "image", asset: { _type: "reference", _ref: document._id } };
  const mutations = [{ create: { _id: "noise", _type: "style", picture } }];
  await shop.lake.core.commit({ mutations, author: "editor" });
  return shop.url + document.url;
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const folders = names.filter((name) => !name.includes("."));
  const folderSizes = await Promise.all(folders.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((a, b) => a + b, 0) - folderSizes.reduce((a, b) => a + b, 0);
}
