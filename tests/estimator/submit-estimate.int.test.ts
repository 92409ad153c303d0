import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { estimateBases, estimates } from "#db/schema/estimates";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { createEstimateAddition } from "~/domains/estimator/estimate-addition.server";
import { listSubmittedLines } from "~/domains/estimator/no-script-estimate.server";
import { inboxQuerySchema } from "~/domains/forms/inbox/inbox.schema";
import { readInbox, readSubmission } from "~/domains/forms/inbox/read-inbox.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { answers } from "./some-estimator";

const database = testDatabase();

function shop(documents = estimatorDocuments) {
  const { files } = createUploadFolder();
  return { ...shopServices(database), content: contentOf([...shopContent, ...documents]), files };
}
async function send(services: ReturnType<typeof shop>, values: object, isQuiet = false) {
  const posted = createPostedForm({ formName: "estimator", values: { ...values }, skipEmails: isQuiet });
  return submitForm(services, posted, [createEstimateAddition(services)]);
}

describe("submitted estimate", () => {
  it("stores an estimate with labels and prices, and emails it to the visitor and the shop [EST-012]", async () => {
    const services = shop();
    const sent = await send(services, { ...answers, totalPrice: "1", "price-grand": "$1.00 - $1.00" });
    expect(sent).toMatchObject({ ok: true, value: { isComplete: true } });
    if (!sent.ok) return;
    const submission = await readSubmission(services.db, sent.value.id);
    expect(submission?.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Size: The large",
      "Door: The oak",
      "Extras: The light, The bin",
      "Counter: The stone",
      "Email: ada@example.com",
      "Source: web",
      "Doors: $2,180.00 - $2,900.25",
      "The rest: $690.09 - $955.20",
      "Product: $2,630.09 - $3,460.20",
      "Labor: $240.00 - $395.25",
      "Estimated total: $2,870.09 - $3,855.45",
    ]);
    const due = await services.db.select().from(outbox);
    expect(due.map(({ kind }) => kind).sort()).toEqual(["form-customer", "form-staff"]);
  });

  it("stores an estimate's answers, and each version of the prices once", async () => {
    const services = shop();
    await send(services, answers);
    await send(services, answers);
    const dearer = estimatorDocuments.map((document) =>
      document._type === "priceBook" ? { ...document, version: "Fall", rows: [] } : document,
    );
    await send(shop(dearer), answers);
    const bases = await services.db.select().from(estimateBases);
    expect(bases.map(({ version, bookVersion }) => `${version} ${bookVersion}`).sort()).toEqual([
      "1 Spring",
      "2 Fall",
    ]);
    const stored = await services.db.select().from(estimates);
    expect(stored.map(({ finalMax }) => finalMax).sort()).toEqual([0, 385545, 385545]);
    expect(stored[0]?.entries).toMatchObject(answers);
  });

  it("stores a printed estimate without emails [EST-013] [MAIL-008]", async () => {
    const services = shop();
    await send(services, answers, true);
    expect(await services.db.select().from(outbox)).toEqual([]);
    expect((await readInbox(services.db, inboxQuerySchema.parse({}))).total).toBe(1);
  });

  it("rejects an estimate with an unknown option or a missing required field", async () => {
    const sent = await send(shop(), { ...answers, door: "gold", email: "" });
    expect(sent).toEqual({
      ok: false,
      failure: {
        code: "invalid",
        errors: { door: "Invalid selection", email: "This field is required" },
      },
    });
  });

  it("returns an estimate's price lines for its id, and nothing for an invalid id", async () => {
    const services = shop();
    const sent = await send(services, answers);
    const id = sent.ok ? sent.value.id : "";
    expect((await listSubmittedLines(services, id)).at(-1)).toEqual({
      name: "price-grand",
      label: "Estimated total",
      value: "$2,870.09 - $3,855.45",
    });
    for (const none of ["", "nonsense", "a\0b"]) expect(await listSubmittedLines(services, none)).toEqual([]);
  });
});
