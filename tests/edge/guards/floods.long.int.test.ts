import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await startShop();
  port = Number(new URL(shop.url).port);
});
afterAll(async () => void (await shop.stop()));

describe("a flood of posts to a page without an action", () => {
  it("answers posts to a page without an action with 405, or 503 when too many render at once", async () => {
    const post = `POST /?flood HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    const sockets = Array.from({ length: 240 }, () => connect(port, "127.0.0.1"));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    // All posts are sent at once. One after the other they would not reach the limit.
    for (const socket of sockets) socket.write(post);
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    const refused = answers.filter((answer) => answer.startsWith("HTTP/1.1 503 "));
    const received = answers.filter((answer) => answer.startsWith("HTTP/1.1 405 "));
    expect(refused.length + received.length).toBe(240);
    expect(received.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((answer) => /^retry-after: 2\r$/im.test(answer))).toBe(true);
  });
});

describe("posts that never end", () => {
  it.each([
    ["to a page", "/my-account/sign-in", "application/x-www-form-urlencoded", "email=a"],
    ["of files to a form", "/forms/claim", "multipart/form-data; boundary=x", "--x\r\nA: b"],
  ])(
    "keeps serving the checkout during and after posts that never end: %s",
    async (_where, path, type, startOfBody) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n`;
      const sockets = Array.from({ length: 24 }, () => {
        const socket = connect(port, "127.0.0.1", () => socket.write(head + startOfBody));
        return socket.on("error", () => undefined);
      });
      await Promise.all(sockets.map((socket) => once(socket, "connect")));
      await sleep(300);
      const checkout = async () => (await fetch(`${shop.url}/checkout`)).status;
      expect(await checkout()).toBe(200);
      for (const socket of sockets) socket.destroy();
      await sleep(300);
      expect(await Promise.all(Array.from({ length: 6 }, checkout))).toEqual([200, 200, 200, 200, 200, 200]);
    },
  );
});
