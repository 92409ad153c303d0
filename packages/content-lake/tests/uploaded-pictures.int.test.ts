import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

describe("upload of a broken picture", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake();
  });
  afterAll(() => shop.close());

  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${shop.lake.address.apiHost}/v1/assets/images/production`, {
      method: "POST",
      headers: { Authorization: `Bearer ${shop.lake.address.token}` },
      body: bytes,
    });
    return { status: answer.status, message: (await answer.json()).message };
  };
  const door = sharp({ create: { width: 900, height: 900, channels: 3, background: "navy" } });

  it("rejects a truncated picture with an error and stores nothing", async () => {
    const before = shop.lake.core.listDocuments().length;
    for (const whole of [await door.clone().jpeg().toBuffer(), await door.clone().png().toBuffer()]) {
      expect(await upload(new Uint8Array(whole.subarray(0, whole.length / 2)))).toEqual({
        status: 400,
        message: "This picture is damaged and can't be read",
      });
    }
    expect(shop.lake.core.listDocuments()).toHaveLength(before);
  });

  it("rejects a picture of 400 megapixels with an error before decoding it", async () => {
    const bytes = blackPng(20_000, 20_000);
    expect(bytes.length).toBeLessThan(60_000);
    expect(await upload(bytes)).toEqual({
      status: 400,
      message: "This picture has more than 100 megapixels: save it at a smaller size",
    });
  });
});

/** Creates a black PNG with one bit per pixel. */
function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return new Uint8Array(
    Buffer.concat([
      signature,
      part("IHDR", head),
      part("IDAT", deflateSync(rows)),
      part("IEND", Buffer.alloc(0)),
    ]),
  );
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
