import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { createOpenQuote } from "#tests/support/quotes/create-quote";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const days = 24 * 60 * 60;
const read = (link: Record<string, string>) => site.visitor().get(`/api/quote?${new URLSearchParams(link)}`);

describe("GET /api/quote", () => {
  it("returns the quote of a link with amounts in dollars [API-013]", async () => {
    const link = await createOpenQuote(site.services);
    expect(await read(link)).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: { id: link.quoteId, total: 3677.5, email: "ada@example.com", status: "ready_to_order" },
      },
    });
  });

  it("returns 400 with tokenExpired for an expired link [API-013]", async () => {
    const link = await createOpenQuote(site.services);
    site.services.clock.advance(31 * days);
    expect(await read(link)).toMatchObject({
      status: 400,
      body: {
        success: false,
        errorType: "tokenExpired",
        message: "The quote link has expired. Please contact admin to receive a new payment link.",
      },
    });
  });

  it("returns 400 with quoteNotExist for a wrong, foreign or missing token or quote id [API-013]", async () => {
    const link = await createOpenQuote(site.services);
    const other = await createOpenQuote(site.services);
    const wrong: readonly Record<string, string>[] = [
      { ...link, token: `${link.token}x` },
      { ...link, token: other.token },
      { quoteId: "nothing", token: link.token },
      { quoteId: link.quoteId },
      {},
    ];
    for (const parts of wrong) {
      expect(await read(parts)).toMatchObject({
        status: 400,
        body: {
          success: false,
          errorType: "quoteNotExist",
          message: "Quote not found. The link may be incorrect.",
        },
      });
    }
  });
});

describe("the states of the page of a quote", () => {
  const open = (link: Record<string, string>) =>
    site.visitor().get(`/quote/payment?${new URLSearchParams(link)}`);

  it("shows a payable quote with its methods in the first response [QUOT-007]", async () => {
    const link = await createOpenQuote(site.services);
    const opened = await open(link);
    expect(opened).toMatchObject({
      status: 200,
      body: { data: { state: "quote", quote: { id: link.quoteId, total: 3677.5 }, order: null } },
    });
    expect(Array.isArray(opened.body.data.methods)).toBe(true);
  });

  it("answers 410 for an expired link and 404 for a wrong, foreign or missing link [QUOT-007] [QUOT-008] [QUOT-009]", async () => {
    const link = await createOpenQuote(site.services);
    expect(await open({ ...link, token: `${link.token}x` })).toMatchObject({
      status: 404,
      body: { data: { state: "missing" } },
    });
    expect(await open({})).toMatchObject({ status: 404, body: { data: { state: "missing" } } });
    site.services.clock.advance(31 * days);
    expect(await open(link)).toMatchObject({ status: 410, body: { data: { state: "expired" } } });
  });
});
