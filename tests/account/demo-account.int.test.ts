import { describe, expect, it } from "vitest";
import { createTestSite, signInAs } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { seedDemoAccount } from "~/domains/account/seed-demo-account.server";
import { listSentEmails } from "~/domains/email/outbox/outbox.store.server";
import { createDemoQuoteLink, seedDemoQuotes } from "~/edge/demo/demo-quotes.server";

const database = testDatabase();

describe("demo customer", () => {
  it("gives the demo customer addresses and orders once, and sends no emails", async () => {
    const site = createTestSite(database);
    for (let start = 0; start < 2; start += 1) await seedDemoAccount(site.services);
    const robin = await signInAs(site, "robin.holt@example.com");
    const { body } = await robin.get("/my-account/orders");
    expect(
      body.orders.map(({ status, total }: { status: string; total: number }) => [status, total]),
    ).toEqual([
      ["pending", 2391],
      ["processing", 2391],
      ["shipped", 0],
    ]);
    expect((await robin.get("/my-account/addresses")).body.addresses).toHaveLength(2);
    await seedDemoQuotes(site.services);
    expect(
      await createDemoQuoteLink({ ...site.services, env: { ...site.services.env, mode: "demo" } }),
    ).toContain("token=");
    const { quotes } = (await robin.get("/my-account/quotes")).body;
    expect(quotes.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      "ordered",
      "ready_to_order",
    ]);
    const { id } = quotes.find(({ status }: { status: string }) => status === "ordered");
    const { order } = (await robin.get(`/my-account/quote/view/${id}`)).body;
    expect(order.balance).toBeGreaterThan(0);
    expect(order.splitPaymentPath).toContain("email=robin.holt%40example.com");
    expect((await robin.get(`/my-account/order/view/${order.id}`)).body.order.balanceDue).toBe(order.balance);
    const kinds = (await listSentEmails(database.db, 10)).map(({ kind }) => kind);
    expect(kinds).toEqual(["account-sign-in"]);
  });
});
