import type { AppLoadContext } from "@remix-run/node";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { estimateLinks, estimates } from "#db/schema/estimates";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices } from "#tests/support/shop/shop-services";
import { silentLog } from "#tests/support/shop/silent-log";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import type { Email } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { createEstimateAddition } from "~/domains/estimator/estimate-addition.server";
import {
  findSubmissionEstimate,
  openEstimate,
} from "~/domains/estimator/saved-estimates/open-estimate.server";
import { saveEstimate } from "~/domains/estimator/saved-estimates/save-estimate.server";
import { isWithinFormRateLimit } from "~/domains/forms/submissions/form-rate-limit.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { ok } from "~/kernel/result";
import { action } from "~/routes/api/estimates";
import { answers } from "./some-estimator";

const database = testDatabase();
const dearer = estimatorDocuments.map((document) =>
  document._type === "priceBook"
    ? {
        ...document,
        rows: [
          { field: "counter", option: "stone", price: { min: 600, max: 800 }, labor: { min: 50, max: 75 } },
        ],
      }
    : document,
);

function shop(documents = estimatorDocuments) {
  return { ...shopServices(database), content: contentOf([...shopContent, ...documents]) };
}
const save = (services: ReturnType<typeof shop>, entries: object, email: string | null = null) =>
  saveEstimate(services, {
    name: "estimator",
    entries: { ...entries },
    email,
    clientIp: "203.0.113.7",
  });

async function token(services: ReturnType<typeof shop>, entries: object, email: string | null = null) {
  const saved = await save(services, entries, email);
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
  return saved.value.token;
}

async function mailsOf(services: ReturnType<typeof shop>): Promise<readonly Email[]> {
  const sent: Email[] = [];
  const mailer = {
    keepsCopies: true,
    send: async (dueEmail: Email) => {
      sent.push(dueEmail);
      return ok(null);
    },
  };
  const writers = createEmailComposers({
    ...services,
    publicUrl: "https://shop.example",
    sessionSecret: "s".repeat(32),
  });
  await sendDueEmails({ ...services, mailer }, writers);
  return sent;
}

describe("saved estimate", () => {
  it("opens a saved estimate with its answers by its link for 90 days, and stores only a hash of the token", async () => {
    const services = shop();
    const link = await token(services, { size: "large", door: "oak" });
    expect((await openEstimate(services, link))?.opened).toMatchObject({
      bookVersion: "Spring",
      entries: { size: "large", door: "oak", email: "" },
      isChanged: false,
    });
    expect(JSON.stringify(await services.db.select().from(estimateLinks))).not.toContain(link);
    expect(await services.db.select().from(outbox), "nobody asked for a mail").toEqual([]);
    expect(await openEstimate(services, `${link}x`)).toBeNull();
    services.clock.advance(91 * 24 * 60 * 60);
    expect(await openEstimate(services, link)).toBeNull();
  });

  it("shows the saved and today's price of each line", async () => {
    const link = await token(shop(), answers);
    const opened = await openEstimate(shop(dearer), link);
    expect(opened?.opened.isChanged).toBe(true);
    expect(opened?.opened.lines.find(({ name }) => name === "price-grand")).toEqual({
      name: "price-grand",
      label: "Estimated total",
      before: "$2,870.09 - $3,855.45",
      today: "$650.00 - $875.00",
    });
  });

  it("shows the saved price when its estimator no longer exists", async () => {
    const link = await token(shop(), answers);
    const without = shop(estimatorDocuments.filter(({ _type }) => _type !== "estimatorTemplate"));
    const found = await openEstimate(without, link);
    expect(found?.estimator).toBeNull();
    expect(found?.opened).toMatchObject({ isWithdrawn: true, entries: { door: "oak" } });
    expect(found?.opened.lines.find(({ name }) => name === "price-grand")).toEqual({
      name: "price-grand",
      label: "Estimated total",
      before: "$2,870.09 - $3,855.45",
      today: null,
    });
  });

  it("shows staff whether the prices of a submission have changed", async () => {
    const services = { ...shop(), files: createUploadFolder().files };
    const posted = createPostedForm({ formName: "estimator", values: answers });
    const sent = await submitForm(services, posted, [createEstimateAddition(services)]);
    if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
    expect(await findSubmissionEstimate(services, sent.value.id)).toMatchObject({ isChanged: false });
    expect(await findSubmissionEstimate(shop(dearer), sent.value.id)).toMatchObject({ isChanged: true });
  });

  it("rejects an estimate and stores nothing for an invalid answer, an invalid email or too many attempts", async () => {
    const services = shop();
    expect(await save(services, { door: "gold" })).toMatchObject({
      failure: { code: "invalid", errors: { door: "Invalid selection" } },
    });
    expect(await save(services, answers, "ada@")).toMatchObject({
      failure: { errors: { "copy-to": "Invalid email address" } },
    });
    for (let attempt = 2; attempt < 20; attempt += 1) await save(services, { door: "gold" });
    expect(await save(services, answers)).toEqual({ ok: false, failure: { code: "too-many" } });
    // The rate limit for saving does not affect sending the form.
    expect(
      await isWithinFormRateLimit(
        { ...services, log: silentLog },
        "estimator",
        "203.0.113.7",
        services.clock.now(),
      ),
    ).toBe(true);
    expect(await services.db.select().from(estimates)).toEqual([]);
  });

  it("stores an estimate at the endpoint when no email is requested, and rejects an empty email address", async () => {
    const services = {
      ...shop(),
      limits: createRateLimits(silentLog),
      env: { publicUrl: "https://shop.example" },
    };
    const post = async (email: string | null, name = "estimator") => {
      const body = JSON.stringify({ name, entries: answers, email });
      const headers = { "Content-Type": "application/json" };
      const request = new Request("https://shop.example/api/estimates", { method: "POST", body, headers });
      // The endpoint uses only these properties.
      const context = { services, clientIp: "203.0.113.7" } as unknown as AppLoadContext;
      return (await action({ request, params: {}, context })).json();
    };
    expect(await post("")).toEqual({ success: false, message: "This field is required" });
    expect(await services.db.select().from(estimates)).toEqual([]);
    expect(await post(null)).toMatchObject({ success: true });
    // An attempt for an unknown estimator counts, too.
    for (let attempt = 2; attempt < 10; attempt += 1) await post(null, "of-nothing");
    expect(await post(null, "of-nothing")).toEqual({
      success: false,
      message: "You've saved too many estimates. Please try again in a few minutes.",
    });
  });

  it("rejects an estimate when the address has received too many emails, and stores it without an email", async () => {
    const services = shop();
    const base = { name: "estimator", entries: { ...answers }, clientIp: "203.0.113.7" };
    const mayWriteTo = async () => false;
    expect(await saveEstimate(services, { ...base, email: "ada@example.com", canEmail: mayWriteTo })).toEqual(
      {
        ok: false,
        failure: { code: "too-many" },
      },
    );
    expect(await services.db.select().from(estimates)).toEqual([]);
    expect(await saveEstimate(services, { ...base, email: null, canEmail: mayWriteTo })).toMatchObject({
      ok: true,
    });
  });

  it("sends a saved estimate by email with the PDF and a link, without hidden answers or the address", async () => {
    const services = shop();
    await token(services, { ...answers, secret_note: "Buy pills" }, "ada@example.com");
    const sent = await mailsOf(services);
    const [dueEmail] = sent;
    expect(dueEmail).toMatchObject({ to: "ada@example.com", subject: "Your estimate from Stile & Rail" });
    expect(dueEmail?.text).toContain("Estimated total: $2,870.09 - $3,855.45");
    expect(dueEmail?.text).not.toContain("pills");
    const [, link = ""] = /Open your estimate: \S+estimator\/(\S+)/.exec(dueEmail?.text ?? "") ?? [];
    expect((await openEstimate(services, link))?.opened.entries).toMatchObject({ door: "oak" });
    const [file] = dueEmail?.attachments ?? [];
    expect(file).toMatchObject({ name: "estimate-2026-03-02.pdf", type: "application/pdf" });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file?.content ?? "", "base64")));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain("$2,870.09 - $3,855.45");
    expect(text).not.toContain("ada@example.com");
  });

  it("sends a saved estimate by email with the editor's text, the prices and the link", async () => {
    const written = {
      _id: "mail-e",
      _type: "mailText",
      type: "estimate-copy",
      subject: "{site-name}: {total}",
      intro: [
        { _key: "p", _type: "block", children: [{ _key: "s", _type: "span", text: "It holds. {validity}" }] },
      ],
      button: "Go on",
    };
    const services = shop([...estimatorDocuments, written]);
    await token(services, answers, "ada@example.com");
    const [dueEmail] = await mailsOf(services);
    expect(dueEmail?.subject).toBe("Stile & Rail: $2,870.09 - $3,855.45");
    expect(dueEmail?.text).toContain(
      "It holds. This estimate is valid for 30 days.\n\nGo on: https://shop.example/estimator/",
    );
    expect(dueEmail?.text).toContain("Estimated total: $2,870.09 - $3,855.45");
    expect(dueEmail?.text).not.toContain("Somebody, we hope you");
  });
});
