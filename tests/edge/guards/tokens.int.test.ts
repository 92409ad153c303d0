import { lakeTables } from "@stile-and-rail/content-lake";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "#db/schema/index";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { shopServices, testClock, testSecret } from "#tests/support/shop/shop-services";
import { findEmailByLink } from "~/domains/account/sign-in/finish-sign-in.server";
import { requestSignIn } from "~/domains/account/sign-in/request-sign-in.server";
import type { Email } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { openEstimate } from "~/domains/estimator/saved-estimates/open-estimate.server";
import { saveEstimate } from "~/domains/estimator/saved-estimates/save-estimate.server";
import { readSubscription } from "~/domains/newsletter/change-subscription.server";
import { createNewsletterToken, verifyNewsletterToken } from "~/domains/newsletter/newsletter-token.server";
import { upsertPendingSubscriber } from "~/domains/newsletter/subscriber.store.server";
import { verifyOrderToken } from "~/domains/orders/customer-orders/order-token.server";
import {
  createPreviewLink,
  findPreviewedQuote,
  findQuoteByLink,
} from "~/domains/quotes/link/quote-link.server";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { changeTeam } from "~/domains/team/change-team.server";
import { findMemberByLink, requestStaffSignIn } from "~/domains/team/staff-sign-in.server";
import { createOrderCookies } from "~/edge/guards/cookies/order-cookie.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { newId } from "~/kernel/ids";
import { ok } from "~/kernel/result";

const database = testDatabase();
const shopUrl = "https://shop.example";
const settings = { publicUrl: shopUrl, sessionSecret: testSecret };

function shop() {
  const content = contentOf([...shopContent, ...estimatorDocuments]);
  return { ...shopServices(database), content, secret: testSecret };
}
type Shop = ReturnType<typeof shop>;

/** The secret of the token's holder, and the id that the URL carries beside it. */
type Token = { readonly word: string; readonly about: string };

type Kind = {
  readonly make: (services: Shop) => Promise<Token>;
  /** Checks whether the token opens, without using it up. */
  readonly opens: (services: Shop, token: Token) => Promise<boolean>;
  /** Seconds, or null for a token that works as long as emails contain it. */
  readonly lives: number | null;
};

const minute = 60;
const day = 24 * 60 * minute;
/** Seconds from the start of the test clock. A token's last day ends at midnight in Denver. */
const secondsUntil = (time: string) => (Date.parse(time) - testClock().now().getTime()) / 1000;
let people = 0;
const somebody = () => {
  people += 1;
  return `ada${people}@example.com`;
};

/** Returns the text of every due email as a mail service receives it. The shop keeps no copy. */
async function mailed(services: Shop): Promise<string> {
  const emails: Email[] = [];
  const send = async (dueEmail: Email) => {
    emails.push(dueEmail);
    return ok(null);
  };
  const writers = createEmailComposers({ ...services, ...settings });
  await sendDueEmails({ ...services, mailer: { keepsCopies: false, send } }, writers);
  return emails.map(({ text }) => text).join("\n");
}

async function tokenIn(text: string): Promise<Token> {
  const [, word = ""] = /[?&]token=([\w.-]+)/.exec(text) ?? [];
  return { word, about: "" };
}

async function invite(services: Shop): Promise<string> {
  const email = somebody();
  const invited = { action: "invite", name: "Rosa Diaz", email, role: "sales" } as const;
  await changeTeam(services, invited, "Max");
  return email;
}

async function subscriber(services: Shop): Promise<string> {
  const fresh = { id: newId(), email: somebody(), createdAt: services.clock.now() };
  const storedRows = await upsertPendingSubscriber(services.db, fresh);
  return storedRows?.id ?? "";
}

/** The table of all tokens that grant access to their holder. */
const kinds: Readonly<Record<string, Kind>> = {
  "the link of a quote": {
    make: async (services) => {
      const { quoteId, token } = await createOpenQuote(services);
      return { word: token, about: quoteId };
    },
    opens: async (services, { word, about }) =>
      (await viewQuote(services, { quoteId: about, token: word })).ok &&
      (await findQuoteByLink(services.db, { quoteId: about, token: word })) !== null,
    lives: secondsUntil("2026-04-02T06:00:00Z"),
  },
  "the look at a quote that staff take": {
    make: async (services) => {
      const { quoteId } = await createOpenQuote(services);
      const link = await createPreviewLink(services.db, quoteId, shopUrl, services.clock.now());
      return { word: new URL(link).searchParams.get("token") ?? "", about: quoteId };
    },
    opens: async (services, { word, about }) =>
      (await findPreviewedQuote(services.db, { quoteId: about, token: word }, services.clock.now())) !== null,
    lives: 15 * minute,
  },
  "the link that signs a customer in": {
    make: async (services) => {
      await requestSignIn(services, somebody());
      return tokenIn(await mailed(services));
    },
    opens: async (services, { word }) => (await findEmailByLink(services, word)) !== null,
    lives: 15 * minute,
  },
  "the invitation of staff": {
    make: async (services) => {
      await invite(services);
      return tokenIn(await mailed(services));
    },
    opens: async (services, { word }) => (await findMemberByLink(services, word)) !== null,
    lives: 7 * day,
  },
  "the link that signs staff in": {
    make: async (services) => {
      const email = await invite(services);
      await mailed(services);
      await database.db.update(schema.staffMembers).set({ joinedAt: services.clock.now() });
      await requestStaffSignIn(services, email);
      return tokenIn(await mailed(services));
    },
    opens: async (services, { word }) => (await findMemberByLink(services, word)) !== null,
    lives: 15 * minute,
  },
  "the link of an estimate": {
    make: async (services) => {
      const request = { name: "estimator", entries: { size: "large" }, email: null, clientIp: somebody() };
      const saved = await saveEstimate(services, request);
      if (!saved.ok) throw new Error(saved.failure.code);
      return { word: saved.value.token, about: "" };
    },
    opens: async (services, { word }) => (await openEstimate(services, word)) !== null,
    lives: secondsUntil("2026-06-01T06:00:00Z"),
  },
  "the confirmation of the newsletter": {
    make: async (services) => {
      const id = await subscriber(services);
      return { word: createNewsletterToken("confirm", id, testSecret, services.clock.now()), about: "" };
    },
    opens: async ({ clock }, { word }) =>
      verifyNewsletterToken("confirm", word, testSecret, clock.now()) !== null,
    // The lifetime is counted in calendar days and includes the seventh day.
    lives: 8 * day - (15 * 60 + 4) * minute - 5,
  },
  "the way out of the newsletter": {
    make: async (services) => {
      const id = await subscriber(services);
      return { word: createNewsletterToken("unsubscribe", id, testSecret, services.clock.now()), about: "" };
    },
    opens: async (services, { word }) => (await readSubscription(services, word)) !== null,
    lives: null,
  },
  "the browser's proof of its order": {
    make: async ({ clock }) => {
      const [cookie = ""] = createOrderCookies(
        new Request(shopUrl),
        { id: newId(), createdAt: clock.now() },
        settings,
        clock.now(),
      );
      return { word: /=([^;]+);/.exec(cookie)?.[1] ?? "", about: "" };
    },
    opens: async ({ clock }, { word }) => verifyOrderToken(word, testSecret, clock.now()) !== null,
    lives: day,
  },
};
const each = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind }));

/** The part of a token that cannot be guessed. In a signed token it is the keyed hash after the id. */
const secretOf = ({ word }: Token) => word.split(".").at(-1) ?? "";

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const tables = Object.values({ ...schema, ...lakeTables }).filter((entry) => is(entry, PgTable));
  const rows = await Promise.all(
    tables.map((table) => database.db.select().from(table as typeof schema.orders)),
  );
  return JSON.stringify(rows);
}

describe.each(each)("$name", ({ name, make, opens, lives }) => {
  it("creates a different secret of 256 bits each time, and rejects a changed one", async () => {
    const services = shop();
    const [one, two] = [await make(services), await make(services)];
    expect(await opens(services, one)).toBe(true);
    expect(secretOf(one)).toMatch(/^[\w-]{43}$/);
    expect(secretOf(one)).not.toBe(secretOf(two));
    const end = secretOf(one).startsWith("A") ? "B" : "A";
    const changed = one.word.replace(secretOf(one), end + secretOf(one).slice(1));
    expect(await opens(services, { ...one, word: changed })).toBe(false);
  });

  it("leaves no trace of its secret in the database, before or after its email is sent", async () => {
    const services = shop();
    const token = await make(services);
    const stored = await everythingStored();
    expect(stored).not.toContain(secretOf(token));
    await mailed(services);
    expect(await everythingStored()).not.toContain(secretOf(token));
  });

  it(`opens ${lives === null ? "without expiring" : "until the last second of its validity"}`, async () => {
    const services = shop();
    const token = await make(services);
    services.clock.advance(lives === null ? 400 * day : lives - 1);
    expect(await opens(services, token)).toBe(true);
    services.clock.advance(1);
    expect(await opens(services, token)).toBe(lives === null);
  });

  it("grants no access that another kind of token grants", async () => {
    const services = shop();
    const token = await make(services);
    // An invitation and a staff sign-in use the same link. The stored row tells which one it is.
    const isStaff = (kind: string) => /staff in|of staff$/.test(kind);
    for (const other of each) {
      if (other.name === name || (isStaff(name) && isStaff(other.name))) continue;
      expect(await other.opens(services, token), other.name).toBe(false);
    }
  });
});

it("reads every table of the database when it searches for stored tokens", async () => {
  const { rows } = {
    rows: await database.db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    ),
  };
  const known = Object.values({ ...schema, ...lakeTables }).flatMap((entry) =>
    is(entry, PgTable) ? [getTableName(entry)] : [],
  );
  for (const name of JSON.stringify(rows).matchAll(/"table_name":"(\w+)"/g)) expect(known).toContain(name[1]);
  expect(known.length).toBeGreaterThan(20);
});
