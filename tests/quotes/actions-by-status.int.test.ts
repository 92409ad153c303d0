import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { quotes } from "#db/schema/quotes";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote, kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { runStaffAction } from "#tests/support/team/run-staff-action";
import { createLink } from "~/domains/quotes/link/quote-link.server";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";

const database = testDatabase();
const staff = { name: "Ingrid", role: "sales" } as const;
const statuses = ["draft", "open", "expired", "ordered", "canceled"] as const;
type Status = (typeof statuses)[number];

let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const act = (id: string, action: Readonly<Record<string, unknown>>) =>
  runStaffAction(site.services, ["quotes", id], action);

const payment = { action: "payment", method: "check", amount: 3677.5, reference: "1001" };

/** Creates a quote in this status, with a link that its customer got earlier. */
async function createQuoteIn(status: Status): Promise<{ readonly quoteId: string; readonly token: string }> {
  const { services } = site;
  const quoteId = await createDraftQuote(services);
  if (status !== "draft") expect(await act(quoteId, { action: "send" })).toBe("ok");
  if (status === "expired") services.clock.advance(31 * 24 * 60 * 60);
  if (status === "ordered") expect(await act(quoteId, payment)).toBe("ok");
  if (status === "canceled") expect(await act(quoteId, { action: "cancel" })).toBe("ok");
  // Canceling deletes links. This one covers a link that was created at the same time.
  const link = await createLink(services.db, quoteId, services.env.publicUrl, services.clock.now());
  return { quoteId, token: new URL(link).searchParams.get("token") ?? "" };
}

type Table = Readonly<Record<string, Readonly<Record<Status, string>>>>;

function cells(table: Table): readonly (readonly [string, Status, string])[] {
  return Object.entries(table).flatMap(([action, row]) =>
    statuses.map((status) => [action, status, row[status]] as const),
  );
}

const readQuote = async (id: string) => (await database.db.select().from(quotes).where(eq(quotes.id, id)))[0];

describe("the actions of staff on a quote", () => {
  const actions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    save: { action: "save", version: 1, input: { ...kitchenQuoteInput, poNumber: "PO-8" } },
    send: { action: "send" },
    link: { action: "link" },
    preview: { action: "preview" },
    copy: { action: "copy" },
    extend: { action: "extend", days: 10 },
    cancel: { action: "cancel" },
    payment,
    note: { action: "note", text: "Call after five." },
  };
  const closed = { ordered: "not-editable", canceled: "not-editable" };
  const table: Table = {
    save: { draft: "ok", open: "ok", expired: "ok", ...closed },
    send: { draft: "ok", open: "ok", expired: "is-expired", ...closed },
    link: { draft: "ok", open: "ok", expired: "is-expired", ...closed },
    preview: { draft: "ok", open: "ok", expired: "ok", ordered: "ok", canceled: "ok" },
    copy: { draft: "ok", open: "ok", expired: "ok", ordered: "ok", canceled: "ok" },
    extend: { draft: "ok", open: "ok", expired: "ok", ...closed },
    cancel: { draft: "ok", open: "ok", expired: "ok", ...closed },
    payment: { draft: "ok", open: "ok", expired: "ok", ...closed },
    note: { draft: "ok", open: "ok", expired: "ok", ordered: "ok", canceled: "ok" },
  };

  it.each(cells(table))("answers %s for a quote that is %s with %s", async (name, status, expected) => {
    const { quoteId } = await createQuoteIn(status);
    const before = await readQuote(quoteId);
    const action = actions[name] ?? {};
    const version = before?.version;
    expect(await act(quoteId, name === "save" ? { ...action, version } : action)).toBe(expected);
    if (expected !== "ok") expect(await readQuote(quoteId)).toEqual(before);
  });

  it.each(Object.keys(table))("returns no-such-quote for an unknown quote from %s", async (name) => {
    expect(await act("no-such-id", actions[name] ?? {})).toBe("no-such-quote");
  });
});

describe("the requests of a customer with the link of a quote", () => {
  type Link = { readonly quoteId: string; readonly token: string };
  const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };
  const requests: Readonly<Record<string, (link: Link) => Promise<string>>> = {
    "GET /quote/payment": async (link) => {
      const { status, body } = await site.visitor().get(`/quote/payment?${new URLSearchParams(link)}`);
      return `${status} ${body.data.state}${body.data.order ? " with order" : ""}`;
    },
    "GET /api/quote": async (link) => {
      const { status, body } = await site.visitor().get(`/api/quote?${new URLSearchParams(link)}`);
      return `${status} ${body.errorType ?? body.data.status}`;
    },
    "POST /api/quote/payment": async (link) => {
      const { status, body } = await site.visitor().send("POST", "/api/quote/payment", { ...link, ...whole });
      return `${status} ${body.errorType ?? (body.order ? "order" : "payment")}`;
    },
    "POST /api/quote/convertToOrder": async (link) => {
      const { status, body } = await site.visitor().send("POST", "/api/quote/convertToOrder", link);
      return `${status} ${body.errorType ?? (body.order ? "order" : "unpaid")}`;
    },
  };
  const table: Table = {
    "GET /quote/payment": {
      draft: "404 missing",
      open: "200 quote",
      expired: "410 expired",
      ordered: "200 quote with order",
      canceled: "404 missing",
    },
    "GET /api/quote": {
      draft: "400 quoteNotExist",
      open: "200 ready_to_order",
      expired: "400 tokenExpired",
      ordered: "200 ordered",
      canceled: "400 quoteNotExist",
    },
    "POST /api/quote/payment": {
      draft: "400 quoteNotExist",
      open: "200 payment",
      expired: "400 tokenExpired",
      ordered: "200 order",
      canceled: "400 quoteNotExist",
    },
    "POST /api/quote/convertToOrder": {
      draft: "402 unpaid",
      open: "402 unpaid",
      expired: "402 unpaid",
      ordered: "200 order",
      canceled: "402 unpaid",
    },
  };

  it.each(cells(table))(
    "answers %s for a quote that is %s with %s [QUOT-009] [API-013] [API-015]",
    async (name, status, expected) => {
      expect(await requests[name]?.(await createQuoteIn(status))).toBe(expected);
    },
  );

  it.each(Object.keys(table))("pays nothing through a preview link from %s", async (name) => {
    const { quoteId } = await createQuoteIn("open");
    const reply = await answerBackOffice(site.services, staff, {
      ...{ method: "POST", path: ["quotes", quoteId], query: {} },
      body: { action: "preview" },
    });
    if ("csv" in reply) throw new Error("an action returned a table");
    const token = new URL((reply.body as { link: string }).link).searchParams.get("token") ?? "";
    expect(await requests[name]?.({ quoteId, token })).toBe(
      name.startsWith("GET /quote")
        ? "200 quote"
        : name.startsWith("GET")
          ? "200 ready_to_order"
          : "400 quoteNotExist",
    );
  });
});
