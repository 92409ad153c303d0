import { describe, expect, it } from "vitest";
import { formSubmissions } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { explainWithoutSeqScan } from "#tests/support/database/query-plan";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import { exportInbox } from "~/domains/forms/inbox/export-inbox.server";
import { inboxQuerySchema } from "~/domains/forms/inbox/inbox.schema";
import { createSearchCondition } from "~/domains/forms/inbox/inbox.store.server";
import { readInbox, readSubmission } from "~/domains/forms/inbox/read-inbox.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import type { SearchMode } from "~/kernel/text/text-search";

const database = testDatabase();

async function inboxOf(...messages: readonly Readonly<Record<string, string>>[]) {
  const { files } = createUploadFolder();
  const shop = { ...shopServices(database), content: contentOf([...shopContent, ...formDocuments]), files };
  const ids: string[] = [];
  for (const { honeypot = "", ...values } of messages) {
    const signs = { honeypot, openMs: 9_000 };
    const sent = await submitForm(shop, createPostedForm({ values, spamSignals: signs }));
    if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
    ids.push(sent.value.id);
    shop.clock.advance(60);
  }
  const names = async (query: object = {}) =>
    (await readInbox(shop.db, inboxQuerySchema.parse(query))).submissions.map(({ name }) => name);
  return { shop, ids, names };
}

const ada = { name: "Ada Moss", email: "ada@example.com" };
const ben = { name: "Ben 100% Oak", email: "ben@example.com", topic: "kitchen" };
const bot = { name: "Bot", email: "bot@example.com", honeypot: "https://spam.example" };

describe("inbox", () => {
  it("lists submissions newest first and spam only on request", async () => {
    const { names } = await inboxOf(ada, ben, bot);
    expect(await names()).toEqual(["Ben 100% Oak", "Ada Moss"]);
    expect(await names({ status: "spam" })).toEqual(["Bot"]);
  });

  it("lists the inbox after the last entry of the previous page", async () => {
    const { names, ids } = await inboxOf(ada, ben);
    expect(await names({ after: ids[1] })).toEqual(["Ada Moss"]);
    expect(await names({ after: ids[0] })).toEqual([]);
  });

  it("finds submissions by names, email addresses and words, without wildcards", async () => {
    const { names } = await inboxOf(ada, ben);
    expect(await names({ search: "ADA@" })).toEqual(["Ada Moss"]);
    expect(await names({ search: "new kitchen" })).toEqual(["Ben 100% Oak"]);
    expect(await names({ search: "0%" })).toEqual(["Ben 100% Oak"]);
    expect(await names({ search: "a%o" })).toEqual([]);
    expect(await names({ form: "nothing" })).toEqual([]);
  });

  it("finds word beginnings first and substrings only without any", async () => {
    const { names } = await inboxOf(ada, ben, { name: "Jörg O'Moss", email: "jorg@kuche.example" }, bot);
    expect(await names({ search: "moss" })).toEqual(["Jörg O'Moss", "Ada Moss"]);
    expect(await names({ search: "moss ada" })).toEqual(["Ada Moss"]);
    expect(await names({ search: "KUCHE" })).toEqual(["Jörg O'Moss"]);
    expect(await names({ search: "itche" })).toEqual(["Ben 100% Oak"]);
    expect(await names({ search: "oss" })).toEqual(["Jörg O'Moss", "Ada Moss"]);
    expect(await names({ search: "bot" })).toEqual([]);
    expect(await names({ search: "bot", status: "spam" })).toEqual(["Bot"]);
    expect(await names({ search: "ada\0" }), "what nobody types is not asked").toHaveLength(3);
  });

  it("reads submissions through an index and counts the new ones of each form", async () => {
    const { shop, ids } = await inboxOf(ada, ben, bot);
    await changeSubmission(shop, ids[0] ?? "", { status: "done" }, "Rosa");
    expect((await readInbox(shop.db, inboxQuerySchema.parse({}))).forms).toEqual([
      { name: "contact", title: "Contact", fresh: 1 },
    ]);
    const sought = async (searchMode: SearchMode) =>
      explainWithoutSeqScan(shop.db, formSubmissions, await createSearchCondition(shop.db, searchMode));
    expect(await sought({ prefixQuery: "'ada':*" })).toContain("Bitmap Index Scan on form_submission_words");
    const signs = await sought({ substring: "!!" });
    expect(signs).toContain("form_submission_newest");
    expect(signs).not.toContain("Seq Scan");
  });

  it("stores the status and notes that staff give a submission", async () => {
    const { shop, ids } = await inboxOf(ada);
    const [id = ""] = ids;
    await changeSubmission(shop, id, { status: "in-work" }, "Rosa");
    await changeSubmission(shop, id, { note: "Called, no answer." }, "Rosa");
    expect(await readSubmission(shop.db, id)).toMatchObject({
      status: "in-work",
      notes: [{ author: "Rosa", text: "Called, no answer." }],
    });
    await changeSubmission(shop, id, { note: "Called again." }, "Ben");
    const { notes = [] } = (await readSubmission(shop.db, id)) ?? {};
    expect(notes.map(({ author, text }) => `${author}: ${text}`)).toEqual([
      "Rosa: Called, no answer.",
      "Ben: Called again.",
    ]);
    const missingId = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
    expect(await changeSubmission(shop, missingId, { note: "x" }, "Rosa")).toBe(false);
  });

  it("exports CSV without a visitor's formulas", async () => {
    const { shop } = await inboxOf({ name: '=HYPERLINK("http://evil")', email: "eve@example.com" });
    expect(await exportInbox(shop.db, inboxQuerySchema.parse({}))).toBe(
      '\uFEFFDate,Form,Status,Name,Email\r\n2026-03-02T15:04:05.000Z,Contact,new,"\'=HYPERLINK(""http://evil"")",eve@example.com\r\n',
    );
  });
});
