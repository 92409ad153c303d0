import { once } from "node:events";
import { createConnection } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ empty: true });
});
afterAll(() => lake.close());

/** Checks for a listener. Connections to other addresses fail or time out. */
async function accepts(host: string): Promise<boolean> {
  const { port } = new URL(lake.lake.address.apiHost);
  const socket = createConnection({ host, port: Number(port), timeout: 2_000 });
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe("internal listener of the lake", () => {
  it("accepts connections on 127.0.0.1 only", async () => {
    expect(await accepts("127.0.0.1")).toBe(true);
    expect(await accepts("127.0.0.2")).toBe(false);
    expect(await accepts("::1")).toBe(false);
  });
});
