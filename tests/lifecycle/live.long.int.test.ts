import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  findPostgres,
  type PostgresServer,
  postgresMissingMessage,
  startPostgres,
} from "#tests/support/database/postgres";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";

beforeAll(buildIfStale, 240_000);

describe("the build", () => {
  it("keeps the payment sandbox out of the build", () => {
    expect(sourcesOf("build/app.worker.js")).toContain(
      "../app/domains/payments/providers/stripe/stripe.server.ts",
    );
    for (const file of ["build/server.js", "build/app.worker.js", "build/query.worker.js"]) {
      expect(sourcesOf(file).filter((source) => source.includes("sandbox/"))).toEqual([]);
    }
    const scripts = ["build/server", "build/client/assets"].flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (/\.js$/.test(name) ? [join(folder, name)] : [])),
    );
    for (const script of scripts) expect(readFileSync(script, "utf8")).not.toMatch(/sk_test_\w/);
  });
});

const postgres = findPostgres();

describe.skipIf(!postgres && !process.env.CI)("the shop in live mode", { timeout: 60_000 }, () => {
  let database: PostgresServer;
  let shop: Shop;
  beforeAll(async () => {
    if (!postgres) throw new Error(postgresMissingMessage);
    database = await startPostgres(postgres);
    shop = await launchShop(mkdtempSync(join(tmpdir(), "live-")), {
      settings: {
        SHOP_MODE: "live",
        HOST: "127.0.0.1",
        PUBLIC_URL: "https://shop.example",
        SESSION_SECRET: "a-session-secret-of-the-tests-only-0123",
        DATABASE_URL: database.url,
        EMBEDDED_LAKE: "on",
        STUDIO_PASSWORD: "seven soft-close hinges",
        RESEND_API_KEY: "re_1",
        MAIL_FROM: "orders@shop.example",
        STRIPE_SECRET_KEY: "sk_live_1",
        STRIPE_PUBLISHABLE_KEY: "pk_live_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      },
    });
  }, 120_000);
  afterAll(async () => {
    await shop?.stop();
    await database?.stop();
  });

  it("starts no sandbox and serves no demo page in live mode", async () => {
    await expect(fetch(shop.sandboxUrl)).rejects.toThrow();
    for (const path of ["/demo/mailbox", "/demo/kit"]) {
      expect((await fetch(shop.url + path)).status).toBe(404);
    }
    expect(shop.output()).not.toContain("sandbox");
  });

  it("allows only the official payment provider in the content security policy", async () => {
    const policy = (await fetch(`${shop.url}/checkout`)).headers.get("content-security-policy");
    expect(policy).toContain("https://js.stripe.com");
    expect(policy).not.toContain("127.0.0.1");
  });

  it("asks for a password at the Studio, even from the same machine", async () => {
    const page = await (await fetch(`${shop.url}/studio/sign-in`)).text();
    expect(page).toContain('type="password"');
  });

  it("accepts posts from the public URL, whatever host a proxy forwards", async () => {
    const post = (path: string, forwarded: string) =>
      fetch(shop.url + path, {
        method: "POST",
        body: new URLSearchParams({ email: "nobody" }),
        redirect: "manual",
        headers: { Origin: "https://shop.example", "X-Forwarded-Host": forwarded },
      });
    expect((await post("/my-account/sign-in", "inner.example")).status).toBe(422);
    expect((await post("/checkout", "shop.example, inner.example")).status).toBe(405);
    expect(shop.output()).not.toContain("does not match");
  });

  it("sends Strict-Transport-Security in live mode", async () => {
    const headers = (await fetch(`${shop.url}/`)).headers;
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});

/** Returns the source files of a built file, from its source map. */
function sourcesOf(file: string): readonly string[] {
  return JSON.parse(readFileSync(`${file}.map`, "utf8")).sources;
}
