import { describe, expect, it } from "vitest";
import { customerSessions, customers, signIns } from "#db/schema/accounts";
import { outbox } from "#db/schema/email";
import { newsletterSubscribers } from "#db/schema/forms";
import { staffSignIns } from "#db/schema/staff";
import { checkoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { day, days, forgetAll, forgetfulShop, sendMails, years } from "../support/forgetting-shop";

const database = testDatabase();

describe("the purge of emails", () => {
  it("clears the content of an email after two years without sending it again", async () => {
    const services = forgetfulShop(database);
    const placed = await placeOrder(services, checkoutInput());
    const id = placed.ok ? placed.value.order.id : "";
    await sendMails(services);
    years(services, 2, -1);
    await forgetAll(services);
    expect((await database.db.select().from(outbox)).map(({ recipient }) => recipient)).toContain(
      "ada@example.com",
    );
    services.clock.advance(2);
    await forgetAll(services);
    const nothing = {
      recipient: null,
      cc: null,
      subject: null,
      html: null,
      plainText: null,
      attachments: null,
    };
    const rows = await database.db.select().from(outbox);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ ...nothing, entityId: id });
    const again = [{ kind: "order-confirmation" as const, entityId: id }];
    expect(await enqueueEmails(database.db, again, services.clock.now())).toBe(0);
  });
});

describe("the purge of newsletter subscribers", () => {
  const subscriber = (
    status: "pending" | "subscribed" | "unsubscribed",
    at: Date,
    left: Date | null = null,
  ) => ({
    id: status,
    email: `${status}@example.com`,
    status,
    createdAt: at,
    unsubscribedAt: left,
  });
  const left = async () =>
    (await database.db.select().from(newsletterSubscribers)).map(({ id }) => id).sort();

  it("removes unconfirmed and unsubscribed addresses after thirty days", async () => {
    const services = forgetfulShop(database);
    const start = services.clock.now();
    const later = new Date(start.getTime() + 10 * day * 1000);
    await database.db
      .insert(newsletterSubscribers)
      .values([
        subscriber("pending", start),
        subscriber("subscribed", start),
        subscriber("unsubscribed", start, later),
      ]);
    days(services, 30, -1);
    await forgetAll(services);
    expect(await left()).toEqual(["pending", "subscribed", "unsubscribed"]);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed", "unsubscribed"]);
    services.clock.advance(10 * day);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed"]);
    years(services, 9, 0);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed"]);
  });
});

describe("the purge of sign-ins", () => {
  it("removes a staff sign-in a day after it expires and keeps an invitation", async () => {
    const services = forgetfulShop(database);
    const now = services.clock.now();
    await database.db.insert(staffSignIns).values([
      { id: "asked", kind: "sign-in", createdAt: now, expiresAt: now },
      { id: "invited", kind: "invitation", createdAt: now, expiresAt: now },
    ]);
    const left = async () => (await database.db.select().from(staffSignIns)).map(({ id }) => id).sort();
    services.clock.advance(day);
    await forgetAll(services);
    expect(await left()).toEqual(["asked", "invited"]);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await left()).toEqual(["invited"]);
  });

  it("removes a customer's sign-ins after a day and sessions after 30 days or 14 days unused", async () => {
    const services = forgetfulShop(database);
    const now = services.clock.now();
    const email = "ada@example.com";
    await database.db.insert(customers).values({ id: "c", email, createdAt: now, updatedAt: now });
    const used = new Date(now.getTime() + 20 * day * 1000);
    await database.db.insert(customerSessions).values([
      { id: "idle", customerId: "c", browser: "Firefox", startedAt: now, usedAt: now },
      { id: "used", customerId: "c", browser: "Firefox", startedAt: now, usedAt: used },
    ]);
    await database.db
      .insert(signIns)
      .values({ id: "s", email: "bo@example.com", createdAt: now, expiresAt: now });
    const sessions = async () =>
      (await database.db.select().from(customerSessions)).map(({ id }) => id).sort();
    services.clock.advance(day);
    await forgetAll(services);
    expect(await database.db.select().from(signIns)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(signIns)).toEqual([]);
    services.clock.advance(13 * day);
    await forgetAll(services);
    expect(await sessions()).toEqual(["used"]);
    services.clock.advance(16 * day);
    await forgetAll(services);
    expect(await sessions()).toEqual([]);
    // An account stays until its owner deletes it.
    years(services, 20, 0);
    await forgetAll(services);
    expect(await database.db.select().from(customers)).toHaveLength(1);
  });
});
