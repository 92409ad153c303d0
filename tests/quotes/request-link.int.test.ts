import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { quoteActivity, quotes } from "#db/schema/quotes";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { recordStatements } from "#tests/support/database/record-statements";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { testSecret } from "#tests/support/shop/shop-services";
import { requestLink } from "~/domains/quotes/link/request-link.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const daySeconds = 24 * 60 * 60;
const askedFor = async () =>
  (await database.db.select().from(outbox)).filter(({ kind }) => kind === "quote-link-request");
const email = { id: "m", kind: "quote-link-request", paymentId: "", attempts: 1 } as const;
const writers = () =>
  createEmailComposers({ ...site.services, publicUrl: "https://shop.example", sessionSecret: testSecret })[
    "quote-link-request"
  ];

/** Returns the requests that staff get an email about. */
async function toldStaff() {
  const messages = [];
  for (const row of await askedFor())
    if (await writers().compose({ ...email, entityId: row.entityId })) messages.push(row);
  return messages;
}
const address = ({ quoteId, token }: { readonly quoteId: string; readonly token: string }) =>
  `/quote/payment?quoteId=${quoteId}&token=${token}`;

describe("requesting a new quote link", () => {
  it("notifies staff once a day and records it in the activity [QUOT-008]", async () => {
    const link = await createOpenQuote(site.services);
    site.services.clock.advance(31 * daySeconds);
    const visitor = site.visitor();
    expect((await visitor.get(address(link))).status).toBe(410);
    expect((await visitor.post(address(link), {})).body).toEqual({ isRequested: true });
    await visitor.post(address(link), {});
    expect(await askedFor()).toMatchObject([{ entityId: link.quoteId }]);
    site.services.clock.advance(daySeconds);
    await visitor.post(address(link), {});
    expect(await askedFor()).toHaveLength(2);
    const activityTexts = (await database.db.select().from(quoteActivity)).map(({ text }) => text);
    expect(activityTexts.filter((text) => text === "The customer asked for a new link")).toHaveLength(2);
  });

  it("replies the same for existing quotes, drafts, other emails and missing ones [QUOT-009]", async () => {
    const { quoteId } = await createOpenQuote(site.services);
    const draftId = await createDraftQuote(site.services);
    const all = await database.db.select().from(quotes);
    const numberOf = (id: string) => all.find((quote) => quote.id === id)?.quoteIncrementId ?? "";
    const cases: readonly (readonly [string, string])[] = [
      [numberOf(quoteId).toLowerCase(), " ADA@example.com"],
      [numberOf(quoteId), "eve@example.com"],
      [numberOf(draftId), "ada@example.com"],
      ["Q99999999", "ada@example.com"],
      ["' or 1=1", "ada@example.com"],
    ];
    const answers = [];
    for (const [number, email] of cases) {
      answers.push(await site.visitor().post("/quote/payment", { number, email }));
    }
    answers.push(await site.visitor().post(address({ quoteId, token: "a".repeat(43) }), {}));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { isRequested: true } });
    expect((await toldStaff()).map(({ entityId }) => entityId)).toEqual([quoteId]);
  });

  it("runs the same statements whether the quote exists or not [QUOT-009]", async () => {
    const { quoteId } = await createOpenQuote(site.services);
    const [quote] = await database.db.select().from(quotes);
    const number = quote?.quoteIncrementId ?? "";
    const requestAndRecord = (email: string) =>
      recordStatements(database.db, () => requestLink(site.services, { by: "number", number, email }));
    for (const _time of ["the first", "again"]) {
      const [hit, miss] = [
        await requestAndRecord("ada@example.com"),
        await requestAndRecord("eve@example.com"),
      ];
      expect(hit).toHaveLength(3);
      expect(miss).toEqual(hit);
    }
    expect((await toldStaff()).map(({ entityId }) => entityId)).toEqual([quoteId]);
    const rows = await database.db.select().from(quoteActivity);
    expect(rows.filter(({ text }) => text === "The customer asked for a new link")).toHaveLength(1);
  });

  it.each([
    ["", "", { number: ["This field is required"], email: ["This field is required"] }],
    ["#", "ada@example.com", { number: ["This field is required"] }],
    ["Q000000001", "", { email: ["This field is required"] }],
    ["Q000000001", "ada", { email: ["Invalid email address"] }],
  ])(
    "rejects a quote link request with number %j and email %j, and does not notify staff [QUOT-009]",
    async (number, email, errors) => {
      const answer = await site.visitor().post("/quote/payment", { by: "number", number, email });
      expect(answer).toMatchObject({
        status: 422,
        body: { isRequested: false, lastResult: { status: "error", error: errors } },
      });
      expect(await askedFor()).toEqual([]);
    },
  );

  it("tells staff what they can do for ordered and canceled quotes", async () => {
    const { quoteId } = await createOpenQuote(site.services);
    const { db } = database;
    for (const [status, advice] of [
      ["ready_to_order", "Extend it if it has expired, and send it again from the sales desk."],
      ["ordered", "It's already an order, so don't send it again"],
      ["canceled", "It was canceled, so don't send it again"],
    ] as const) {
      await db.update(quotes).set({ status });
      const dueEmail = await writers().compose({ ...email, entityId: quoteId });
      expect(dueEmail?.text).toContain(advice);
    }
  });

  it("refuses a request for a new quote link after ten within an hour", async () => {
    const visitor = site.visitor("198.51.100.200");
    for (let time = 0; time < 10; time += 1) {
      expect((await visitor.post("/quote/payment", { number: "Q1", email: "ada@example.com" })).status).toBe(
        200,
      );
    }
    expect((await visitor.post("/quote/payment", { number: "Q1", email: "ada@example.com" })).status).toBe(
      429,
    );
  });
});
