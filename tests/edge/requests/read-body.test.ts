import { describe, expect, it } from "vitest";
import { readBody } from "~/edge/requests/read-body.server";

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/api/order", { method: "POST", body, headers, duplex: "half" });

/** An endless body without Content-Length. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) });
}

describe("readBody", () => {
  it("returns the whole body, byte for byte", async () => {
    expect(await readBody(post('{"name":"Zoë 🚪"}'), 100)).toBe('{"name":"Zoë 🚪"}');
    expect(await readBody(post(null), 100)).toBe("");
  });

  it("returns null for a body above the limit, with or without Content-Length", async () => {
    expect(await readBody(post("x".repeat(100)), 100)).toBe("x".repeat(100));
    expect(await readBody(post("x".repeat(100), { "content-length": "100" }), 100)).toBe("x".repeat(100));
    expect(await readBody(post("x".repeat(101)), 100)).toBeNull();
    expect(await readBody(post("x", { "content-length": "5000" }), 100)).toBeNull();
    expect(await readBody(post(endless()), 10_000)).toBeNull();
  });
});
