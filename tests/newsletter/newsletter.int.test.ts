import { describe, expect, it } from "vitest";
import { type ContentDocument, contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import type { Email } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import {
  changeSubscription,
  confirmSubscription,
  exportSubscribers,
  readSubscription,
} from "~/domains/newsletter/change-subscription.server";
import { findSubscriptionByEmail } from "~/domains/newsletter/find-subscription-by-email.server";
import { createNewsletterAddition } from "~/domains/newsletter/newsletter-addition.server";
import { purgeSubscribers } from "~/domains/newsletter/purge-subscribers.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { ok } from "~/kernel/result";

const database = testDatabase();
const secret = "s".repeat(32);
const tick = { _key: "n", name: "news", type: "newsletter", label: "Newsletter" };
const email = { _key: "e", name: "email", type: "email", label: "Email", required: true };
const forms = [
  { _id: "form-a", _type: "formTemplate", name: "newsletter", groups: [{ name: "all", fields: [email] }] },
  { _id: "form-b", _type: "formTemplate", name: "contact", groups: [{ name: "all", fields: [email, tick] }] },
];

function shop(...emails: readonly ContentDocument[]) {
  const content = contentOf([...shopContent, ...forms, ...emails]);
  return { ...shopServices(database), content, files: createUploadFolder().files, secret };
}
type Shop = ReturnType<typeof shop>;

async function ask(services: Shop, formName: string, values: Readonly<Record<string, string>>) {
  const posted = createPostedForm({ formName, values, skipEmails: true });
  const sent = await submitForm(services, posted, [createNewsletterAddition()]);
  if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
  const emails: Email[] = [];
  const send = async (dueEmail: Email) => {
    emails.push(dueEmail);
    return ok(null);
  };
  const writers = createEmailComposers({
    ...services,
    publicUrl: "https://shop.example",
    sessionSecret: secret,
  });
  await sendDueEmails({ ...services, mailer: { keepsCopies: true, send } }, writers);
  return emails;
}
const linkIn = (dueEmail: Email | undefined, kind: "confirm" | "unsubscribe") =>
  new RegExp(`newsletter/${kind}/(\\S+)`).exec(dueEmail?.text ?? "")?.[1] ?? "";

describe("newsletter", () => {
  it("confirms by email once a day before it subscribes, and unsubscribes by one click", async () => {
    const services = shop();
    const [dueEmail] = await ask(services, "newsletter", { email: "Ada@Example.com" });
    expect(dueEmail).toMatchObject({
      to: "ada@example.com",
      subject: "Confirm your subscription to Stile & Rail",
      unsubscribe: expect.stringContaining("https://shop.example/newsletter/unsubscribe/"),
    });
    expect(await ask(services, "newsletter", { email: "ada@example.com" })).toEqual([]);
    expect(await exportSubscribers(services.db)).toBe("\uFEFFEmail,Confirmed\r\n");

    const leave = await confirmSubscription(services, linkIn(dueEmail, "confirm"));
    expect(await exportSubscribers(services.db)).toBe(
      "\uFEFFEmail,Confirmed\r\nada@example.com,2026-03-02T15:04:05.000Z\r\n",
    );
    expect(await readSubscription(services, leave ?? "")).toEqual({
      isSubscribed: true,
      canResubscribe: true,
    });
    services.clock.advance(400 * 24 * 60 * 60);
    expect(await changeSubscription(services, leave ?? "", false)).toBe(true);
    expect(await exportSubscribers(services.db)).toBe("\uFEFFEmail,Confirmed\r\n");
    expect((await findSubscriptionByEmail(services.db, "ada@example.com"))?.unsubscribedAt).not.toBeNull();
    expect(await changeSubscription(services, leave ?? "", true)).toBe(true);
    expect((await findSubscriptionByEmail(services.db, "ada@example.com"))?.unsubscribedAt).toBeNull();
    expect(await ask(services, "newsletter", { email: "ada@example.com" })).toEqual([]);
  });

  it("keeps a repeated request thirty days longer and accepts links of purged addresses", async () => {
    const services = shop();
    const month = 30 * 24 * 60 * 60;
    const [dueEmail] = await ask(services, "newsletter", { email: "ada@example.com" });
    const leave = linkIn(dueEmail, "unsubscribe");
    services.clock.advance(month - 60);
    const [again] = await ask(services, "newsletter", { email: "ada@example.com" });
    services.clock.advance(120);
    await purgeSubscribers(services);
    expect(await confirmSubscription(services, linkIn(again, "confirm"))).not.toBeNull();
    await changeSubscription(services, leave, false);
    services.clock.advance(month - 60);
    await ask(services, "newsletter", { email: "ada@example.com" });
    services.clock.advance(month - 60);
    await purgeSubscribers(services);
    expect(await findSubscriptionByEmail(services.db, "ada@example.com")).not.toBeNull();
    // The thirtieth day ends at the shop's midnight.
    services.clock.advance(24 * 60 * 60);
    await purgeSubscribers(services);
    expect(await findSubscriptionByEmail(services.db, "ada@example.com")).toBeNull();
    expect(await readSubscription(services, leave)).toEqual({ isSubscribed: false, canResubscribe: false });
    expect(await changeSubscription(services, leave, false)).toBe(true);
    expect(await changeSubscription(services, leave, true)).toBe(false);
  });

  it("sends the editor's copy and always includes both links", async () => {
    const written = {
      _id: "mail-n",
      _type: "mailText",
      type: "newsletter-confirmation",
      subject: "Letters from {site-name}?",
      heading: "Shall we write?",
      intro: [{ _key: "p", _type: "block", children: [{ _key: "s", _type: "span", text: "Say yes." }] }],
      button: "Yes, do",
    };
    const [dueEmail] = await ask(shop(written), "newsletter", { email: "ada@example.com" });
    expect(dueEmail?.subject).toBe("Letters from Stile & Rail?");
    expect(dueEmail?.text).toContain("Shall we write?");
    expect(dueEmail?.text).toContain("Say yes.\n\nYes, do: https://shop.example/newsletter/confirm/");
    expect(dueEmail?.html).toMatch(/href="https:\/\/shop.example\/newsletter\/confirm\/[^"]+"[^>]*>Yes, do</);
    expect(dueEmail?.text).toContain("Unsubscribe: https://shop.example/newsletter/unsubscribe/");
    expect(dueEmail?.text).not.toContain("Somebody, we hope you");
  });

  it("never subscribes an unconfirmed address by its unsubscribe link", async () => {
    const services = shop();
    const [dueEmail] = await ask(services, "newsletter", { email: "may@example.com" });
    const leave = linkIn(dueEmail, "unsubscribe");
    expect(await readSubscription(services, leave)).toEqual({ isSubscribed: false, canResubscribe: false });
    expect(await changeSubscription(services, leave, true)).toBe(false);
    expect(await exportSubscribers(services.db)).toBe("\uFEFFEmail,Confirmed\r\n");
    expect(await changeSubscription(services, leave, false)).toBe(true);
    expect(await changeSubscription(services, leave, true)).toBe(false);
    expect(await confirmSubscription(services, linkIn(dueEmail, "confirm"))).not.toBeNull();
    expect((await findSubscriptionByEmail(services.db, "may@example.com"))?.unsubscribedAt).toBeNull();
    expect(await changeSubscription(services, leave, false)).toBe(true);
    expect(await changeSubscription(services, leave, true)).toBe(true);
  });

  it("requests a subscription by a checkbox in any form and not without it", async () => {
    const services = shop();
    expect(await ask(services, "contact", { email: "ben@example.com" })).toEqual([]);
    const [dueEmail] = await ask(services, "contact", { email: "ben@example.com", news: "on" });
    expect(dueEmail?.to).toBe("ben@example.com");
  });

  it("accepts each link for its purpose only, and a confirmation within seven days", async () => {
    const services = shop();
    const [dueEmail] = await ask(services, "newsletter", { email: "eve@example.com" });
    const confirm = linkIn(dueEmail, "confirm");
    const unsubscribe = linkIn(dueEmail, "unsubscribe");
    expect(await confirmSubscription(services, unsubscribe)).toBeNull();
    expect(await readSubscription(services, confirm)).toBeNull();
    expect(await readSubscription(services, `${unsubscribe}x`)).toBeNull();
    expect(await changeSubscription(services, "", false)).toBe(false);
    services.clock.advance(8 * 24 * 60 * 60);
    expect(await confirmSubscription(services, confirm)).toBeNull();
  });
});
