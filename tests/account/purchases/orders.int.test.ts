import { beforeEach, describe, expect, it } from "vitest";
import { estimateBases, estimateLinks, estimates } from "#db/schema/estimates";
import { formSubmissions, newsletterSubscribers } from "#db/schema/forms";
import { orders } from "#db/schema/orders";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { checkoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

/** Places an order of this visitor with this email address, and returns its id. */
async function placed(visitor: Visitor, email: string): Promise<string> {
  site.services.clock.advance(1);
  const form = { ...checkoutForm, bill_email: email };
  return (await visitor.send("POST", "/api/order", form)).body.order.id;
}
const listed = async (visitor: Visitor) =>
  (await visitor.get("/my-account/orders")).body.orders.map(({ id }: { id: string }) => id);

describe("orders of an account", () => {
  it("lists guest orders with the verified email address and no others [ACCT-003]", async () => {
    const before = await placed(site.visitor(), "Ada@Example.com");
    await placed(site.visitor(), "eve@example.com");
    const ada = await signInAs(site, "ada@example.com");
    const after = await placed(site.visitor(), "ada@example.com");
    expect(await listed(ada)).toEqual([after, before]);
    expect((await ada.get("/my-account")).body.orders).toHaveLength(2);
  });

  it("lists an order for the signed-in customer who placed it, whatever email was given [ACCT-003]", async () => {
    const eve = await signInAs(site, "eve@example.com");
    const id = await placed(eve, "ada@example.com");
    await database.db.update(orders).set({ email: "ada@example.com" });
    const ada = await signInAs(site, "ada@example.com");
    expect(await listed(ada)).toEqual([]);
    expect((await ada.get(`/my-account/order/view/${id}`)).body.order).toBeNull();
    expect(await listed(eve)).toEqual([id]);
  });

  it("lists no guest orders before the email address is verified", async () => {
    const id = await placed(site.visitor(), "ada@example.com");
    const eve = await signInAs(site, "eve@example.com");
    expect(await listed(eve)).toEqual([]);
    expect((await eve.get(`/my-account/order/view/${id}`)).body.order).toBeNull();
  });

  it("lists ten orders of a customer on each page", async () => {
    const guest = site.visitor();
    for (let n = 0; n < 11; n += 1) await placed(guest, "ada@example.com");
    const ada = await signInAs(site, "ada@example.com");
    expect(await listed(ada)).toHaveLength(10);
    expect((await ada.get("/my-account/orders?page=2")).body).toMatchObject({ number: 2, pages: 2 });
    expect((await ada.get("/my-account/orders?page=2")).body.orders).toHaveLength(1);
  });
});

describe("order of an account", () => {
  it("shows an order to its owner on the page and at the endpoint [ORD-015] [API-018]", async () => {
    const id = await placed(site.visitor(), "ada@example.com");
    const ada = await signInAs(site, "ada@example.com");
    const order = {
      id,
      orderIncrementId: expect.stringMatching(/^\d{9}$/),
      email: "ada@example.com",
      status: "ordered",
      total: 0,
      shippingLabel: "Standard Shipping",
      items: [{ sku: "SMPL-TRNV", qty: 1, rowTotal: 0 }],
      addresses: [{ type: "billing" }, { type: "shipping" }],
    };
    expect(await ada.get(`/my-account/order/view/${id}`)).toMatchObject({ status: 200, body: { order } });
    expect(await ada.get(`/api/order/view/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, status: 200, code: 200, data: order },
    });
  });

  it("returns the same response for another customer's order and a missing one [ORD-016]", async () => {
    const id = await placed(site.visitor(), "ada@example.com");
    const eve = await signInAs(site, "eve@example.com");
    for (const unknown of [id, "nothing"]) {
      const page = await eve.get(`/my-account/order/view/${unknown}`);
      expect([page.status, page.body]).toEqual([404, { order: null, problem: null }]);
      const { status, body } = await eve.get(`/api/order/view/${unknown}`);
      expect([status, body]).toEqual([
        404,
        { success: false, status: 404, code: 404, message: "Order not found." },
      ]);
    }
  });

  it("returns an error when the request names no order id [ORD-019]", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const page = await ada.get("/my-account/order/view");
    expect([page.status, page.body.problem]).toEqual([400, "Order ID is required"]);
    const endpoint = await ada.get("/api/order/view");
    expect([endpoint.status, endpoint.body.message]).toEqual([400, "Order ID is required"]);
  });
});

describe("customer profile", () => {
  it("validates, stores and shows the profile", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const wrong = await ada.post("/my-account/profile", { first_name: "A", last_name: "", phone: "1" });
    expect([wrong.status, wrong.body.error]).toEqual([
      422,
      {
        first_name: ["Name must be at least 2 characters"],
        last_name: ["This field is required"],
        phone: ["Phone number must be at least 10 digits"],
      },
    ]);
    await ada.post("/my-account/profile", { first_name: "Ada", last_name: "Lovelace", phone: "" });
    expect((await ada.get("/my-account")).body.customer).toEqual({
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      phoneNumber: "",
    });
  });
});

describe("customer sessions", () => {
  it("lists a customer's sessions and ends one or all of them", async () => {
    const [one, two] = [await signInAs(site, "ada@example.com"), await signInAs(site, "ada@example.com")];
    const { sessions } = (await one.get("/my-account/security")).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    await one.post("/my-account/security", { session: other.id });
    expect((await two.get("/my-account")).status).toBe(303);
    const three = await signInAs(site, "ada@example.com");
    const everywhere = await one.post("/my-account/security", { session: "all" });
    expect(everywhere.location).toBe("/my-account/sign-in?out");
    for (const visitor of [one, three]) expect((await visitor.get("/my-account")).status).toBe(303);
  });

  it("keeps a session when another customer tries to end it", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const [{ id }] = (await ada.get("/my-account/security")).body.sessions;
    const eve = await signInAs(site, "eve@example.com");
    await eve.post("/my-account/security", { session: id });
    expect((await ada.get("/my-account")).status).toBe(200);
  });
});

describe("customer data export", () => {
  it("exports all data of the customer and no one else's", async () => {
    const id = await placed(site.visitor(), "ada@example.com");
    await placed(site.visitor(), "eve@example.com");
    const ada = await signInAs(site, "ada@example.com");
    const { body } = await ada.get("/my-account/data/export");
    expect(body.customer.email).toBe("ada@example.com");
    expect(body.orders.map((order: { id: string }) => order.id)).toEqual([id]);
    expect(body.sessions).toHaveLength(1);
    expect([body.quotes, body.newsletter]).toEqual([[], null]);
    expect(JSON.stringify(body)).not.toContain("eve@example.com");
  });

  it("exports quotes, submitted forms and the newsletter subscription of a customer", async () => {
    await createOpenQuote(site.services);
    await createOpenQuote(site.services, { email: "eve@example.com" });
    await createDraftQuote(site.services, { poNumber: "PO-DRAFT" });
    const createdAt = site.services.clock.now();
    const request = { createdAt, confirmedAt: createdAt, status: "subscribed" } as const;
    await database.db.insert(newsletterSubscribers).values([
      { id: "s-1", email: "ada@example.com", ...request },
      { id: "s-2", email: "eve@example.com", ...request },
    ]);
    const answers = [{ name: "message", label: "Message", value: "Is navy in stock?" }];
    const form = {
      formName: "contact",
      formTitle: "Contact us",
      status: "new",
      entries: {},
      answers,
    } as const;
    const whole = { stepsSent: 1, isComplete: true, spamReasons: [], createdAt, updatedAt: createdAt };
    await database.db
      .insert(formSubmissions)
      .values({ id: "f-1", email: "Ada@Example.com", ...form, ...whole });
    const ada = await signInAs(site, "ada@example.com");
    const { body } = await ada.get("/my-account/data/export");
    expect(body.messages).toMatchObject([{ form: "Contact us", said: answers }]);
    expect(body.quotes).toMatchObject([
      { poNumber: "PO-7", total: 3677.5, items: [{ sku: "B30-TRNV" }, { sku: "" }] },
    ]);
    expect(body.newsletter).toEqual({
      status: "subscribed",
      askedAt: createdAt.toISOString(),
      confirmedAt: createdAt.toISOString(),
      unsubscribedAt: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/eve@example.com|PO-DRAFT/);
  });

  it("exports saved estimates and deletes them with the account", async () => {
    const createdAt = site.services.clock.now();
    const basis = {
      id: "b-1",
      templateName: "estimator",
      bookName: "2026",
      version: 1,
      content: {},
      createdAt,
    };
    await database.db.insert(estimateBases).values(basis);
    const stored = { basisId: "b-1", finalMin: 287009, finalMax: 385545, createdAt };
    await database.db.insert(estimates).values([
      { id: "mailed", entries: { door: "oak" }, email: "Ada@Example.com", ...stored },
      { id: "typed", entries: { door: "maple", email: "ADA@example.com" }, ...stored },
      {
        id: "another",
        entries: { door: "ash", email: "eve@example.com" },
        email: "eve@example.com",
        ...stored,
      },
    ]);
    const expiresAt = new Date(createdAt.getTime() + 1_000);
    await database.db.insert(estimateLinks).values(
      ["mailed", "typed", "another"].map((estimateId) => ({
        tokenHash: `h-${estimateId}`,
        estimateId,
        expiresAt,
      })),
    );
    const ada = await signInAs(site, "ada@example.com");
    const { body } = await ada.get("/my-account/data/export");
    const figures = {
      createdAt: createdAt.toISOString(),
      template: "estimator",
      finalMin: 2870.09,
      finalMax: 3855.45,
    };
    expect(body.estimates).toHaveLength(2);
    expect(body.estimates).toEqual(
      expect.arrayContaining([
        { ...figures, email: "Ada@Example.com", entries: { door: "oak" } },
        { ...figures, email: null, entries: { door: "maple", email: "ADA@example.com" } },
      ]),
    );
    await ada.post("/my-account/data", { email: "ada@example.com" });
    const left = await database.db.select({ id: estimates.id }).from(estimates);
    const links = await database.db.select({ of: estimateLinks.estimateId }).from(estimateLinks);
    expect([left, links]).toEqual([[{ id: "another" }], [{ of: "another" }]]);
  });

  it("deletes the account after the typed confirmation and keeps orders", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const id = await placed(ada, "ada@example.com");
    expect((await ada.post("/my-account/data", { email: "eve@example.com" })).status).toBe(422);
    const waiting = site.visitor();
    await waiting.post("/my-account/sign-in", { email: "ada@example.com" });
    const { code } = await site.readNewestEmail();
    expect((await ada.post("/my-account/data", { email: "ADA@example.com" })).location).toBe("/");
    expect((await ada.get("/my-account")).status).toBe(303);
    expect((await waiting.post("/my-account/sign-in/code", { code })).status).toBe(422);
    const again = await signInAs(site, "ada@example.com");
    expect(await listed(again)).toEqual([id]);
    expect((await again.get("/my-account")).body.customer.firstName).toBe("");
  });
});
