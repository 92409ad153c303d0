import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readForm } from "~/edge/requests/forms/read-form.server";
import { hear, shortTimeoutGateway } from "../support/short-timeout-gateway";

const { opened } = shortTimeoutGateway();

const post = (path: string, type = "multipart/form-data") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n12345`;

describe("the gateway's request timeouts", () => {
  it("closes a connection whose headers do not arrive in time, with 408", async () => {
    const say = await opened();
    const slow = await say("GET / HTTP/1.1\r\nHost: local");
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("answers 408 and closes a connection whose body does not arrive in time", async () => {
    const say = await opened();
    const slow = await say(post("/api/order"));
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 [\s\S]+The request took too long\./);
  });

  it("closes a slow body at the staff sign-in too", async () => {
    const say = await opened();
    expect(await (await say(post("/lake/auth/sign-in"))).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["/lake/v1/data/mutate/production", "/api/forms/none"])(
    "closes a slow request after its early response: %s",
    async (path) => {
      const say = await opened((_request, response) => response.writeHead(401).end("refused"));
      const slow = await say(post(path));
      expect(await slow.closed).toMatch(/^HTTP\/1\.1 401 [\s\S]+refused/);
    },
  );

  it("closes a slow body of a GET request too", async () => {
    const say = await opened((_request, response) => response.end("a page"));
    const slow = await say(post("/checkout").replace("POST", "GET"));
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]+a page/);
  });

  it("gives an editor's upload more time than other requests", async () => {
    const say = await opened();
    const upload = await say(post("/lake/v1/assets/images/production"));
    const form = await say(post("/api/order"));
    await form.closed;
    upload.socket.write("67890");
    await expect.poll(upload.getOutput).toMatch(/^HTTP\/1\.1 200 [\s\S]+heard/);
  });
});

describe("the gateway's timeout for forms with files", () => {
  const form = (bytes: number, type = "multipart/form-data; boundary=x") =>
    `POST /api/forms/kitchen HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

  it("closes a form upload that sends almost nothing", async () => {
    const say = await opened();
    expect(await (await say(`${form(10)}12345`)).closed).toMatch(/^HTTP\/1\.1 408 /);
    const drop = await say(form(1_000_000));
    for (let n = 0; n < 3; n += 1) drop.socket.write("x".repeat(1_000));
    expect(await drop.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["application/json", "application/x-www-form-urlencoded"])(
    "closes a slow body whose content type cannot hold files, despite steady data: %s",
    async (type) => {
      const say = await opened();
      const text = await say(form(1_000_000, type));
      const writing = setInterval(() => text.socket.write("x".repeat(70_000)), 100);
      expect(await text.closed).toMatch(/^HTTP\/1\.1 408 /);
      clearInterval(writing);
    },
  );

  it("lets an upload exceed the timeout while data keeps arriving", async () => {
    const say = await opened();
    const piece = "x".repeat(200_000);
    const upload = await say(form(5 * piece.length));
    const other = [await say(post("/api/order")), await say(post("/api/order"))];
    for (let n = 0; n < 2; n += 1) {
      upload.socket.write(piece);
      await other[n]?.closed;
    }
    upload.socket.write(piece.repeat(3));
    await expect.poll(upload.getOutput).toMatch(/^HTTP\/1\.1 200 [\s\S]+heard/);
  });
});

describe("the reading of a form without files", () => {
  it("rejects a body that does not end in time and leaves no file on the disk", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forms-"));
    const upload = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc';
    let end = () => {};
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(Buffer.from(upload));
        end = () => stream.error(new Error("the visitor is gone"));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const request = new Request("http://shop/", { method: "POST", headers, body, duplex: "half" });
    expect(await readForm(request, { limit: 1_000, maxFiles: 1, folder, withinMs: 50 })).toEqual({
      ok: false,
      failure: { code: "not-understood" },
    });
    end();
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe("the connection limit of one client IP", () => {
  const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

  it("closes connections of one client IP above its limit until another one closes", async () => {
    const say = await opened(hear, { each: 1 });
    const held = await say(whole);
    await expect.poll(held.getOutput).toMatch(/heard/);
    expect(await (await say(whole)).closed).toBe("");
    held.socket.destroy();
    await expect
      .poll(async () => {
        const next = await say(whole);
        return Promise.race([next.closed, new Promise((wake) => next.socket.once("data", () => wake("in")))]);
      })
      .toBe("in");
  });

  it("exempts a trusted proxy from the connection limit", async () => {
    const say = await opened(hear, { each: 1, proxies: ["loopback"] });
    for (const visitor of [await say(whole), await say(whole)])
      await expect.poll(visitor.getOutput).toMatch(/heard/);
  });
});

describe("the gateway's total connection limit", () => {
  it("closes connections above the total limit until another one closes", async () => {
    const say = await opened();
    const whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const held = await Promise.all([say(whole), say(whole), say(whole)]);
    for (const visitor of held) await expect.poll(visitor.getOutput).toMatch(/heard/);
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
