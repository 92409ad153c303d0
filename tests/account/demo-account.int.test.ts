import { describe, expect, it } from "vitest";
import { signedInAs, siteOf } from "#tests/support/account/site";
import { testDatabase } from "#tests/support/database/database";
import { seedDemoAccount } from "~/domains/account/seed-demo-account.server";
import { listSentMails } from "~/domains/email/outbox.store.server";

const database = testDatabase();

describe("the demo's customer", () => {
  it("has addresses and orders, once however often the shop starts, and nobody is written to", async () => {
    const site = siteOf(database);
    for (let start = 0; start < 2; start += 1) await seedDemoAccount(site.services);
    const robin = await signedInAs(site, "robin.holt@example.com");
    const { body } = await robin.get("/my-account/orders");
    expect(
      body.orders.map(({ status, total }: { status: string; total: number }) => [status, total]),
    ).toEqual([
      ["pending", 2391],
      ["processing", 2391],
      ["shipped", 0],
    ]);
    expect((await robin.get("/my-account/addresses")).body.addresses).toHaveLength(2);
    const kinds = (await listSentMails(database.db, 10)).map(({ kind }) => kind);
    expect(kinds).toEqual(["account-sign-in"]);
  });
});
