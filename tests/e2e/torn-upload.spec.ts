import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { pixel } from "./walks/form-walk";

/** What lies in the folder of files that were not taken yet. */
function incoming(dataDir: string): readonly string[] {
  const folder = join(dataDir, "uploads", "incoming");
  return existsSync(folder) ? readdirSync(folder) : [];
}

test.describe("an upload that is torn in the middle", () => {
  test("leaves no file behind, whichever way the connection dies", async ({ shop }) => {
    const { port } = new URL(shop.url);
    const head = [
      "POST /api/forms/claim HTTP/1.1",
      `Host: localhost:${port}`,
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 1500000",
    ].join("\r\n");
    const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n\r\n';
    for (const way of ["destroy", "resetAndDestroy", "end"] as const) {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => undefined);
      socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n${part}`), pixel, Buffer.alloc(500_000)]));
      await expect.poll(() => incoming(shop.dataDir)).toHaveLength(1);
      socket[way]();
      await expect.poll(() => incoming(shop.dataDir)).toEqual([]);
    }
  });
});
