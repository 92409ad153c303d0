import { beforeEach, describe, expect, it } from "vitest";
import { quoteActivity, quotes } from "#db/schema/quotes";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { cents, ZERO } from "~/kernel/money/money";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

async function quoteFor(id: string, email: string, status: "draft" | "ready_to_order") {
  const now = site.services.clock.now();
  await database.db.insert(quotes).values({
    ...{ id, email, status, firstName: "Ada", lastName: "Lovelace", phone: "", author: "Staff" },
    ...{ items: [], addresses: [], taxPercent: 0, splitPaymentEnabled: false },
    ...{ subtotal: cents(100), shippingAmount: ZERO, taxAmount: ZERO, discountAmount: ZERO },
    ...{ total: cents(100), minimumSplitAmount: ZERO, expiresAt: now, createdAt: now, updatedAt: now },
  });
}

describe("quotes of an account", () => {
  it("lets only the customer of a quote request a new link [QUOT-008]", async () => {
    await quoteFor("q-own", "ada@example.com", "ready_to_order");
    const ada = await signInAs(site, "ada@example.com");
    const eve = await signInAs(site, "eve@example.com");
    expect((await eve.post("/my-account/quote/view/q-own", {})).body).toEqual({ isRequested: true });
    const readMessages = async () => (await database.db.select().from(quoteActivity)).map(({ text }) => text);
    expect(await readMessages()).toEqual([]);
    expect((await ada.post("/my-account/quote/view/q-own", {})).body).toEqual({ isRequested: true });
    expect(await readMessages()).toEqual(["The customer asked for a new link"]);
    expect((await site.visitor().post("/my-account/quote/view/q-own", {})).status).toBe(303);
  });

  it("shows quotes on the account overview, the two newest first", async () => {
    const ada = await signInAs(site, "ada@example.com");
    expect((await ada.get("/my-account")).body.quotes).toEqual([]);
    for (const id of ["q-1", "q-2", "q-3"]) {
      await quoteFor(id, "ada@example.com", "ready_to_order");
      site.services.clock.advance(60);
    }
    const { quotes } = (await ada.get("/my-account")).body;
    expect(quotes.map(({ id }: { id: string }) => id)).toEqual(["q-3", "q-2"]);
  });

  it("lists quotes to the verified email address, without drafts [ACCT-003] [QUOT-023] [API-014]", async () => {
    await quoteFor("q-own", "Ada@Example.com", "ready_to_order");
    await quoteFor("q-draft", "ada@example.com", "draft");
    await quoteFor("q-eve", "eve@example.com", "ready_to_order");
    const ada = await signInAs(site, "ada@example.com");
    const { body } = await ada.get("/my-account/quotes");
    expect(body.quotes.map(({ id }: { id: string }) => id)).toEqual(["q-own"]);
    expect((await ada.get("/my-account/quote/view/q-own")).body.quote.id).toBe("q-own");
    expect((await ada.get("/api/quote/view/q-own")).body.data.id).toBe("q-own");
    for (const id of ["q-draft", "q-eve", "nothing"]) {
      expect((await ada.get(`/my-account/quote/view/${id}`)).status).toBe(404);
      const endpoint = await ada.get(`/api/quote/view/${id}`);
      expect([endpoint.status, endpoint.body]).toEqual([
        404,
        { success: false, message: "Quote not found." },
      ]);
    }
    expect((await ada.get("/my-account/quote/view")).body.problem).toBe("Quote ID is required");
  });
});
