import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { quoteActivity, quotes } from "#db/schema/quotes";
import { type Site, siteOf } from "#tests/support/account/site";
import { testDatabase } from "#tests/support/database/database";
import { draftedQuote, openQuote } from "#tests/support/quotes/some-quote";

const database = testDatabase();
let site: Site;
beforeEach(() => {
  site = siteOf(database);
});

const daySeconds = 24 * 60 * 60;
const askedFor = async () =>
  (await database.db.select().from(outbox)).filter(({ kind }) => kind === "quote-link-request");
const address = ({ quoteId, token }: { readonly quoteId: string; readonly token: string }) =>
  `/quote/payment?quoteId=${quoteId}&token=${token}`;

describe("asking for a new link to a quote", () => {
  it("tells staff by the link that expired, once a day, and the quote's activity says so [QUOT-008]", async () => {
    const link = await openQuote(site.services);
    site.services.clock.advance(31 * daySeconds);
    const visitor = site.visitor();
    expect((await visitor.get(address(link))).status).toBe(410);
    expect((await visitor.post(address(link), {})).body).toEqual({ isRequested: true });
    await visitor.post(address(link), {});
    expect(await askedFor()).toMatchObject([{ entityId: link.quoteId }]);
    site.services.clock.advance(daySeconds);
    await visitor.post(address(link), {});
    expect(await askedFor()).toHaveLength(2);
    const said = (await database.db.select().from(quoteActivity)).map(({ text }) => text);
    expect(said.filter((text) => text === "The customer asked for a new link")).toHaveLength(2);
  });

  it("answers alike for a quote that is there, a draft, another address, and none at all [QUOT-009]", async () => {
    const { quoteId } = await openQuote(site.services);
    const draftId = await draftedQuote(site.services);
    const all = await database.db.select().from(quotes);
    const numberOf = (id: string) => all.find((quote) => quote.id === id)?.quoteIncrementId ?? "";
    const cases: readonly (readonly [string, string])[] = [
      [numberOf(quoteId).toLowerCase(), " ADA@example.com"],
      [numberOf(quoteId), "eve@example.com"],
      [numberOf(draftId), "ada@example.com"],
      ["Q99999999", "ada@example.com"],
      ["' or 1=1", ""],
    ];
    const answers = [];
    for (const [number, email] of cases) {
      answers.push(await site.visitor().post("/quote/payment", { number, email }));
    }
    answers.push(await site.visitor().post(address({ quoteId, token: "a".repeat(43) }), {}));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { isRequested: true } });
    expect(await askedFor()).toMatchObject([{ entityId: quoteId }]);
  });

  it("is refused to who asks ten times within the hour", async () => {
    const visitor = site.visitor("198.51.100.200");
    for (let time = 0; time < 10; time += 1) {
      expect((await visitor.post("/quote/payment", { number: "Q1", email: "" })).status).toBe(200);
    }
    expect((await visitor.post("/quote/payment", { number: "Q1", email: "" })).status).toBe(429);
  });
});
