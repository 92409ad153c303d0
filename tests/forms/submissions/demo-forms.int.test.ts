import { expect, it } from "vitest";
import { formSubmissions } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { testDatabase } from "#tests/support/database/database";
import { createFormEndpoint, createMultipartForm, onePixelPng } from "#tests/support/shop/form-endpoint";
import { silentLog } from "#tests/support/shop/silent-log";
import { importedDataset } from "../../dataset/imported";

const database = testDatabase();
const content = contentOf(importedDataset());

const person = { first_name: "Ada", last_name: "Moss", email: "ada@example.com" };
const message = "My drawers stick in the winter.";

it.each([
  ["contact", { ...person, topic: "Something else", message }],
  [
    "dealer",
    {
      ...person,
      company: "Moss & Daughters",
      business: "Showroom",
      country: "United States",
      state: "Montana",
      city: "Glendive",
    },
  ],
  [
    "free-kitchen-design",
    { ...person, shape: "L-shaped", walls: "13 ft 4 in", wishes: ["A pantry", "Seating"] },
  ],
  ["here-to-help", { name: "Ada Moss", email: "ada@example.com", message }],
  ["newsletter", { email: "ada@example.com" }],
])("accepts and stores the configured form %s [FORM-001]", async (formName, formData) => {
  const { post } = createFormEndpoint(database, {}, silentLog, { content });
  const body = createMultipartForm({ name: formName, formData: JSON.stringify(formData) });
  const { status, reply } = await post(formName, body);
  expect([status, reply.errors, reply.data?.isComplete]).toEqual([200, undefined, true]);
  expect(await database.db.select().from(formSubmissions)).toMatchObject([
    { formName, email: "ada@example.com", isComplete: true },
  ]);
});

it("accepts and stores the configured form claim in its three steps [FORM-001] [FORM-028]", async () => {
  const { post } = createFormEndpoint(database, {}, silentLog, { content });
  const steps: readonly Record<string, string | Blob>[] = [
    { formData: JSON.stringify({ order_number: "000000042", email: "ada@example.com", name: "Ada Moss" }) },
    { formData: JSON.stringify({ kind: "Wrong part", parts: "Base cabinet 30 in" }) },
    { formData: "{}", photos: new Blob([onePixelPng]) },
  ];
  let id = "";
  const completed: boolean[] = [];
  for (const [step, parts] of steps.entries()) {
    const { reply } = await post(
      "claim",
      createMultipartForm({ name: "claim", step: String(step), ...(id ? { id } : {}), ...parts }),
    );
    expect([reply.success, reply.errors]).toEqual([true, undefined]);
    id = reply.data.id;
    completed.push(reply.data.isComplete);
  }
  expect(completed).toEqual([false, false, true]);
  expect(await database.db.select().from(formSubmissions)).toMatchObject([
    { id, formName: "claim", email: "ada@example.com" },
  ]);
});
