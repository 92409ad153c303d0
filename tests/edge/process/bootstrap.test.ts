import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { findFreePortPair } from "#tests/support/process/free-port";
import { parseEnv } from "#tests/support/shop/settings";
import { listenWhileStarting } from "~/edge/process/listen.server";

const server = createServer();
afterEach(() => new Promise((closed) => server.close(closed)));

describe("a shop that starts", () => {
  it("answers 503 during startup, with a header that lets a browser retry", async () => {
    const port = await findFreePortPair();
    await listenWhileStarting(server, parseEnv({ PORT: String(port) }));
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, await answer.text()]).toEqual([503, "The shop is starting."]);
    const text = ["retry-after", "refresh", "cache-control"].map((name) => answer.headers.get(name));
    expect(text).toEqual(["1", "2", "no-store"]);
  });
});
