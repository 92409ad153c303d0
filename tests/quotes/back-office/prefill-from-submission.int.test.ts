import { describe, expect, it } from "vitest";
import { answers } from "#tests/estimator/some-estimator";
import { createTestSite } from "#tests/support/account/test-site";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { createEstimateAddition } from "~/domains/estimator/estimate-addition.server";
import { readSubmission } from "~/domains/forms/inbox/read-inbox.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";

const database = testDatabase();
const rosa = { name: "Rosa", role: "sales" } as const;

describe("a quote prefilled from a form submission", () => {
  it("prefills a quote with customer and estimate, and sets the submission in progress when saved", async () => {
    const services = {
      ...createTestSite(database).services,
      content: contentOf([...shopContent, ...estimatorDocuments]),
    };
    const sent = await submitForm(
      services,
      createPostedForm({ formName: "estimator", values: { ...answers } }),
      [createEstimateAddition(services)],
    );
    if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
    const submissionId = sent.value.id;
    const ask = (method: string, path: readonly string[], body: unknown = null) =>
      answerBackOffice(services, rosa, { method, path, query: {}, body });

    const start = await ask("GET", ["submissions", submissionId]);
    expect(start).toMatchObject({
      status: 200,
      body: {
        customer: { email: "ada@example.com" },
        estimated: expect.arrayContaining(["Estimated total: $2,870.09 - $3,855.45"]),
      },
    });
    const input = {
      ...{ firstName: "Ada", lastName: "Moss", email: "ada@example.com", taxPercent: 0 },
      billing: {
        ...{ firstName: "Ada", lastName: "Moss", street1: "12 Main St", city: "Fargo" },
        ...{ state: "ND", zipCode: "58102" },
      },
      items: [{ sku: "", name: "Kitchen as estimated", qty: 1, price: 3000 }],
      shippingCharge: { label: "Freight", amount: 0 },
    };
    const made = await ask("POST", ["quotes"], { input, submissionId });
    expect(made).toMatchObject({ status: 201 });
    expect(await readSubmission(services.db, submissionId)).toMatchObject({ status: "in-work" });
  });
});
