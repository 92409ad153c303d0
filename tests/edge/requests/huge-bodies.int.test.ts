import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readFields } from "~/edge/requests/forms/read-fields.server";
import { readForm } from "~/edge/requests/forms/read-form.server";
import { readLinkRequest } from "~/edge/requests/payments/quote-link.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huge-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a form with a limit large enough for a video. */
const read = (body: BodyInit, type: string) =>
  readForm(
    new Request("http://shop/", { method: "POST", body, headers: { "content-type": type }, duplex: "half" }),
    { limit: 500_000_000, maxFiles: 3, folder, withinMs: null },
  );
const multipart = "multipart/form-data; boundary=x";
const notUnderstood = { ok: false, failure: { code: "not-understood" } };
const tooLarge = { ok: false, failure: { code: "too-large" } };
const field = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const names = (count: number) => Array.from({ length: count }, (_, n) => `f${n.toString(36)}`);

/** An endless request body that counts the bytes read from it. */
function endless(beginning: string) {
  let taken = 0;
  let isCanceled = false;
  const piece = Buffer.alloc(256 * 1024, "a");
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from(beginning)),
    pull: (stream) => {
      taken += piece.length;
      stream.enqueue(piece);
    },
    cancel: () => {
      isCanceled = true;
    },
  });
  return { body, taken: () => taken, isCanceled: () => isCanceled };
}

describe("a form with too many fields", () => {
  it("rejects 150,000 URL-encoded fields quickly", async () => {
    const text = names(150_000).join("&");
    expect(await read(text, "application/x-www-form-urlencoded")).toEqual(notUnderstood);
  });

  it.each([
    ["beside each other", (fields: object) => ({ formData: fields })],
    ["as a text of JSON", (fields: object) => ({ formData: JSON.stringify(fields) })],
    ["in one list", (fields: object) => ({ formData: { kinds: Object.keys(fields) } })],
  ])("rejects too many JSON values before a schema checks each: %s", async (_how, bodyOf) => {
    const fields = (count: number) => Object.fromEntries(names(count).map((name) => [name, "x"]));
    const post = (count: number) => read(JSON.stringify(bodyOf(fields(count))), "application/json");
    expect(await post(4_000)).toMatchObject({ ok: true });
    expect(await post(6_000)).toEqual(notUnderstood);
  });

  it("rejects more than a thousand multipart fields", async () => {
    expect(await read(`${names(1_000).map(field).join("")}--x--\r\n`, multipart)).toMatchObject({ ok: true });
    expect(await read(`${names(1_001).map(field).join("")}--x--\r\n`, multipart)).toEqual(tooLarge);
  });

  it("collects repeated fields in their order", async () => {
    const form = await read("kind=a&name=Ada&kind=b&kind=c", "application/x-www-form-urlencoded");
    expect(form).toMatchObject({ value: { values: { kind: ["a", "b", "c"], name: "Ada" } } });
  });
});

describe("a form body without an end", () => {
  it.each([
    ["in the head of a part", '--x\r\nContent-Disposition: form-data; name="'],
    ["of heads", "--x\r\nA: b\r\n"],
    ["before the first part", "a"],
  ])("stops reading an endless multipart body without a value: %s", async (_where, beginning) => {
    const { body, taken, isCanceled } = endless(beginning);
    expect(await read(body, multipart)).toEqual(tooLarge);
    expect(taken()).toBeLessThan(8_000_000);
    // The connection is still needed for the response.
    expect(isCanceled()).toBe(false);
  });

  it("stops when a file exceeds the form's limit and leaves nothing on the disk", async () => {
    const { body, taken } = endless(
      '--x\r\nContent-Disposition: form-data; name="film"; filename="a.mp4"\r\n\r\n',
    );
    const limits = { limit: 20_000_000, maxFiles: 3, folder, withinMs: null };
    const headers = { "content-type": multipart };
    const request = new Request("http://shop/", { method: "POST", body, headers, duplex: "half" });
    expect(await readForm(request, limits)).toEqual(tooLarge);
    expect(taken()).toBeGreaterThan(20_000_000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("limits the body of small forms, including the quote page", async () => {
    const post = () =>
      new Request("http://shop/quote/payment", {
        method: "POST",
        body: endless("number=").body,
        duplex: "half",
      });
    expect((await readFields(post()))("number")).toBe("");
    expect(await readLinkRequest(post())).toEqual({
      ok: true,
      value: { by: "link", link: { quoteId: "", token: "" } },
    });
  });

  it("reads request bodies only through functions with a limit", () => {
    const sources = ["routes", "edge"].flatMap((name) =>
      readdirSync(`app/${name}`, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `app/${name}/${file}`),
    );
    const whole = /\brequest\s*\.(text|json|formData|blob|arrayBuffer|bytes)\(/;
    expect(sources.filter((file) => whole.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
