import type { Server } from "node:http";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import { readEnv } from "~/edge/env.server";
import { personalPages } from "~/edge/personal-pages.server";

let server: Server | undefined;
afterEach(() => server?.close());

/** What one answer's headers are, when the route appends the given ones as Remix's adapter does. */
async function headersOf(appended: Readonly<Record<string, string>>): Promise<Headers> {
  const env = readEnv({});
  if (!env.ok) throw new Error("the demo needs no setting");
  const app = express();
  app.use(personalPages(env.value));
  app.get("/", (_request, response) => {
    for (const [name, value] of Object.entries(appended)) response.append(name, value);
    response.send("hello");
  });
  const url = await new Promise<string>((resolve) => {
    server = app.listen(0, "127.0.0.1", () => {
      const address = server?.address();
      resolve(`http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/`);
    });
  });
  return (await fetch(url)).headers;
}

describe("answers for one visitor", () => {
  it("are stored nowhere", async () => {
    expect((await headersOf({})).get("cache-control")).toBe("no-store");
  });

  it("may be kept when their route says so", async () => {
    const headers = await headersOf({ "Cache-Control": "public, max-age=60" });
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("say where they came from to this site alone", async () => {
    const headers = await headersOf({});
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
