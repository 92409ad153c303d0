import { describe, expect, it } from "vitest";
import { readBytes } from "../src/read-bytes.server";

async function* endless(): AsyncIterable<Uint8Array> {
  for (;;) yield new Uint8Array(10);
}

async function* parts(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe("readBytes", () => {
  it("joins the chunks of a body up to the limit", async () => {
    expect((await readBytes(parts("ab", "çd"), 5))?.toString()).toBe("abçd");
    expect((await readBytes(parts(), 5))?.length).toBe(0);
  });

  it("stops at the first byte above the limit, even in an endless body", async () => {
    expect(await readBytes(parts("abc", "def"), 5)).toBeNull();
    expect(await readBytes(endless(), 1000)).toBeNull();
  });
});
