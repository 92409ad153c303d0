import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawAnswer } from "#tests/support/process/raw-answer";
import { type Shop, startShop } from "#tests/support/shop/shop";

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await startShop();
  port = Number(new URL(shop.url).port);
});
afterAll(async () => void (await shop.stop()));
const raw = (head: readonly string[]) => rawAnswer(port, head);

describe("a flood of what pages do not take", () => {
  it("is a flood of renders: a few are held, the rest is told to come back", async () => {
    const head = ["POST /?flood HTTP/1.1", `Host: localhost:${port}`];
    const lines = [...head, "Content-Length: 0", "Connection: close"];
    const answers = await Promise.all(Array.from({ length: 119 }, () => raw(lines)));
    expect(answers.filter(({ status }) => status === 405 || status === 503)).toHaveLength(119);
    expect(answers.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("2");
  });
});

describe("posts that never end", () => {
  it.each([
    ["to a page", "/my-account/sign-in", "application/x-www-form-urlencoded", "email=a"],
    ["of files to a form", "/forms/claim", "multipart/form-data; boundary=x", "--x\r\nA: b"],
  ])(
    "keep nobody from a page of their own, nor when they are cut off: %s",
    async (_where, path, type, begun) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n`;
      const sockets = Array.from({ length: 24 }, () => {
        const socket = connect(port, "127.0.0.1", () => socket.write(head + begun));
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
