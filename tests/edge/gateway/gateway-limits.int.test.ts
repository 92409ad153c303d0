import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readForm } from "~/edge/requests/forms/read-form.server";
import { hear, shortTimeoutGateway } from "../support/short-timeout-gateway";

const { opened } = shortTimeoutGateway();

const post = (path: string, type = "multipart/form-data") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n12345`;

describe("who takes too long", () => {
  it("with the headers is cut off", async () => {
    const say = await opened();
    const slow = await say("GET / HTTP/1.1\r\nHost: local");
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("with the body is told so and cut off", async () => {
    const say = await opened();
    const slow = await say(post("/api/order"));
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 [\s\S]+The request took too long\./);
  });

  it("is cut off as well where staff sign in", async () => {
    const say = await opened();
    expect(await (await say(post("/lake/auth/sign-in"))).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["/lake/v1/data/mutate/production", "/api/forms/none"])(
    "is cut off after the answer: %s",
    async (path) => {
      const say = await opened((_request, response) => response.writeHead(401).end("refused"));
      const slow = await say(post(path));
      expect(await slow.closed).toMatch(/^HTTP\/1\.1 401 [\s\S]+refused/);
    },
  );

  it("is cut off whatever the method", async () => {
    const say = await opened((_request, response) => response.end("a page"));
    const slow = await say(post("/checkout").replace("POST", "GET"));
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]+a page/);
  });

  it("may, where editors upload", async () => {
    const say = await opened();
    const upload = await say(post("/lake/v1/assets/images/production"));
    const form = await say(post("/api/order"));
    await form.closed;
    upload.socket.write("67890");
    await expect.poll(upload.said).toMatch(/^HTTP\/1\.1 200 [\s\S]+heard/);
  });
});

describe("who sends a form with files", () => {
  const form = (bytes: number, type = "multipart/form-data; boundary=x") =>
    `POST /api/forms/kitchen HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

  it("is cut off as anybody else when next to nothing comes", async () => {
    const say = await opened();
    expect(await (await say(`${form(10)}12345`)).closed).toMatch(/^HTTP\/1\.1 408 /);
    const drop = await say(form(1_000_000));
    for (let n = 0; n < 3; n += 1) drop.socket.write("x".repeat(1_000));
    expect(await drop.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["application/json", "application/x-www-form-urlencoded"])(
    "is cut off as anybody else where no file can come, however much comes: %s",
    async (type) => {
      const say = await opened();
      const words = await say(form(1_000_000, type));
      const writing = setInterval(() => words.socket.write("x".repeat(70_000)), 100);
      expect(await words.closed).toMatch(/^HTTP\/1\.1 408 /);
      clearInterval(writing);
    },
  );

  it("may take as long as it takes while something comes", async () => {
    const say = await opened();
    const piece = "x".repeat(200_000);
    const upload = await say(form(5 * piece.length));
    const other = [await say(post("/api/order")), await say(post("/api/order"))];
    for (let n = 0; n < 2; n += 1) {
      upload.socket.write(piece);
      await other[n]?.closed;
    }
    upload.socket.write(piece.repeat(3));
    await expect.poll(upload.said).toMatch(/^HTTP\/1\.1 200 [\s\S]+heard/);
  });
});

describe("a form that takes no files", () => {
  it("is given up when it does not end in its time, and leaves nothing on the disk", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forms-"));
    const begun = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc';
    let end = () => {};
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(Buffer.from(begun));
        end = () => stream.error(new Error("the visitor is gone"));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const request = new Request("http://shop/", { method: "POST", headers, body, duplex: "half" });
    expect(await readForm(request, { limit: 1_000, mostFiles: 1, folder, withinMs: 50 })).toEqual({
      ok: false,
      failure: { code: "not-understood" },
    });
    end();
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe("more connections of one address than are its own", () => {
  const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

  it("are closed, until one of its own goes", async () => {
    const say = await opened(hear, { each: 1 });
    const held = await say(whole);
    await expect.poll(held.said).toMatch(/heard/);
    expect(await (await say(whole)).closed).toBe("");
    held.socket.destroy();
    await expect
      .poll(async () => {
        const next = await say(whole);
        return Promise.race([next.closed, new Promise((wake) => next.socket.once("data", () => wake("in")))]);
      })
      .toBe("in");
  });

  it("are let in from a proxy of ours, which comes for others", async () => {
    const say = await opened(hear, { each: 1, proxies: ["loopback"] });
    for (const visitor of [await say(whole), await say(whole)])
      await expect.poll(visitor.said).toMatch(/heard/);
  });
});

describe("more visitors than there is room for", () => {
  it("find the door closed until one goes", async () => {
    const say = await opened();
    const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const held = await Promise.all([say(whole), say(whole), say(whole)]);
    for (const visitor of held) await expect.poll(visitor.said).toMatch(/heard/);
    const fourth = await say(whole);
    expect(await fourth.closed).toBe("");
    held[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const next = await say(whole);
        return Promise.race([next.closed, new Promise((wake) => next.socket.once("data", () => wake("in")))]);
      })
      .toBe("in");
  });
});
