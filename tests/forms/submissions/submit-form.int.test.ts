// oxlint-disable max-lines -- the specification of one subject
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { formFiles, formSubmissions } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { onePixelPng } from "#tests/support/shop/form-endpoint";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices, testSecret } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import type { Email } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { loadDraft } from "~/domains/forms/submissions/load-draft.server";
import { saveDraftStep } from "~/domains/forms/submissions/save-draft-step.server";
import { type PostedForm, submitForm } from "~/domains/forms/submissions/submit-form.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { emptyFormState } from "~/domains/forms/view/initial-form-state";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { ok } from "~/kernel/result";

const database = testDatabase();
const person = { honeypot: "", openMs: 9_000 };
const values = { name: "Ada Moss", email: "ada@example.com", topic: "A new kitchen", secret: "hunter2" };

function shop() {
  const { files, folder, list } = createUploadFolder();
  return {
    ...shopServices(database),
    content: contentOf([...shopContent, ...formDocuments]),
    files,
    folder,
    list,
  };
}
const posted = (changes: Partial<PostedForm> = {}) => createPostedForm({ values, ...changes });
const pressed = (n: number) => `5b3f6b0e-7c55-4d0c-9a55-0a4a1f2f0c1${n}`;
const rows = () => database.db.select().from(formSubmissions);
const due = async () => (await database.db.select().from(outbox)).map(({ kind }) => kind).sort();

async function mailsOf(services: ReturnType<typeof shop>): Promise<readonly Email[]> {
  const sent: Email[] = [];
  const send = async (dueEmail: Email) => {
    sent.push(dueEmail);
    return ok(null);
  };
  await sendDueEmails(
    { ...services, mailer: { keepsCopies: true, send } },
    createEmailComposers({ ...services, publicUrl: "https://shop.example", sessionSecret: testSecret }),
  );
  return sent;
}

describe("submitted form", () => {
  it("stores the answers first, with labels and without passwords", async () => {
    const sent = await submitForm(shop(), posted());
    expect(sent).toMatchObject({ ok: true, value: { isComplete: true } });
    const [row] = await rows();
    expect(row).toMatchObject({
      formName: "contact",
      status: "new",
      email: "ada@example.com",
      name: "Ada Moss",
    });
    expect(row?.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Name: Ada Moss",
      "Email: ada@example.com",
      "Topic: A new kitchen",
    ]);
    expect(JSON.stringify(row)).not.toContain("hunter2");
  });

  it("sends the form's email to the customer and a notice to the shop [MAIL-008]", async () => {
    const services = shop();
    await submitForm(services, posted());
    const sent = await mailsOf(services);
    expect(sent.map(({ to, cc, subject }) => ({ to, cc, subject }))).toEqual([
      { to: "ada@example.com", cc: [], subject: "Hello Ada Moss, this is Stile & Rail" },
      {
        to: "orders@stileandrail.example",
        cc: ["owner@stileandrail.example"],
        subject: "Contact: Ada Moss",
      },
    ]);
    expect(sent[0]?.text).toContain("Topic: A new kitchen");
  });

  it("sends an unverified address no typed text", async () => {
    const services = shop();
    const order = "You won, see https://evil.example";
    const typed = { ...values, name: "Win at https://evil.example", topic: "order", order };
    await submitForm(services, posted({ values: typed }));
    const sent = await mailsOf(services);
    const [toSender, toStaff] = sent;
    expect(toSender).toMatchObject({ to: "ada@example.com", subject: "Hello, this is Stile & Rail" });
    expect(toSender?.text).toContain("Topic: An order");
    expect(JSON.stringify(toSender)).not.toContain("evil.example");
    expect(toStaff?.text).toContain("Order: You won, see https://evil.example");
  });

  it("sends the customer's email only within its rate limit and the notice always", async () => {
    const services = shop();
    const requests: string[] = [];
    const mayWriteTo = async (email: string) => requests.push(email) < 2;
    await submitForm(services, posted({ canEmail: mayWriteTo }));
    await submitForm(services, posted({ canEmail: mayWriteTo }));
    expect(requests).toEqual(["ada@example.com", "ada@example.com"]);
    expect(await due()).toEqual(["form-customer", "form-staff", "form-staff"]);
  });

  it("validates again on the server and returns errors by field [FORM-008] [FORM-009] [FORM-010] [FORM-013]", async () => {
    const wrong = { name: "", email: "ada@", topic: "order", order: "" };
    expect(await submitForm(shop(), posted({ values: wrong }))).toEqual({
      ok: false,
      failure: {
        code: "invalid",
        errors: {
          name: "This field is required",
          email: "Invalid email address",
          order: "This field is required",
        },
      },
    });
    const forged = await submitForm(shop(), posted({ values: { ...values, topic: "free-money" } }));
    expect(forged).toMatchObject({ failure: { errors: { topic: "Invalid selection" } } });
    expect(await rows()).toEqual([]);
    expect(await due()).toEqual([]);
  });

  it("creates one submission and one email for a double click", async () => {
    const services = shop();
    const postId = "5b3f6b0e-7c55-4d0c-9a55-0a4a1f2f0c11";
    const both = await Promise.all([
      submitForm(services, posted({ postId })),
      submitForm(services, posted({ postId })),
    ]);
    const ids = both.map((sent) => sent.ok && sent.value.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await rows()).toHaveLength(1);
    expect(await due()).toEqual(["form-customer", "form-staff"]);
  });

  it("creates one submission for the same post without script and another for changed content", async () => {
    const services = shop();
    const plain = (name: string) =>
      submitForm(services, posted({ isWithoutScript: true, values: { ...values, name } }));
    const [first, second, other] = [await plain("Ada Moss"), await plain("Ada Moss"), await plain("Ben Oak")];
    expect(second).toEqual(first);
    expect(other.ok && first.ok && other.value.id !== first.value.id).toBe(true);
    expect(await rows()).toHaveLength(2);
    await submitForm(services, posted({ isWithoutScript: true, clientIp: "203.0.113.8" }));
    services.clock.advance(3_600);
    await plain("Ada Moss");
    expect(await rows()).toHaveLength(4);
  });

  it.each([
    ["fills in the honeypot", { ...person, honeypot: "https://spam.example" }],
    ["submits within two seconds", { ...person, openMs: 120 }],
  ])("stores and flags a form when the sender %s, and sends no email", async (_why, signs) => {
    expect(await submitForm(shop(), posted({ spamSignals: signs }))).toMatchObject({ ok: true });
    const [row] = await rows();
    expect(row?.status).toBe("spam");
    expect(row?.spamReasons).toHaveLength(1);
    expect(await due()).toEqual([]);
  });

  it("rejects a form with the idempotency key of another form", async () => {
    const postId = "0d0f6f0e-7c55-4d0c-9a55-0a4a1f2f0c12";
    expect(await submitForm(shop(), posted({ postId }))).toMatchObject({ ok: true });
    const other = await submitForm(shop(), posted({ postId, formName: "claim" }));
    expect(other).toEqual({ ok: false, failure: { code: "not-understood" } });
    expect(await rows()).toHaveLength(1);
  });

  it("rejects an unknown form [API-001]", async () => {
    expect(await submitForm(shop(), posted({ formName: "nothing" }))).toEqual({
      ok: false,
      failure: { code: "unknown-form" },
    });
  });
});

describe("files of a submission", () => {
  const file = (folder: string, name: string, more: object = {}) => {
    const path = join(folder, name);
    writeFileSync(path, onePixelPng);
    return { field: "photo", name, size: onePixelPng.length, type: "image/png", path, ...more };
  };
  const claim = (changes: Partial<PostedForm>) => posted({ formName: "claim", values: {}, ...changes });

  it("stores files under generated keys with their detected type", async () => {
    const services = shop();
    const sent = await submitForm(services, claim({ files: [file(services.folder, "a.png")] }));
    expect(sent).toMatchObject({ ok: true });
    const [stored] = await database.db.select().from(formFiles);
    expect(stored).toMatchObject({ field: "photo", name: "a.png", type: "image/png" });
    const stream = await services.files.open(stored?.storedAs ?? "");
    const bytes = Buffer.concat((await stream?.toArray()) ?? []);
    expect([bytes.length, stored?.receivedSize]).toEqual([stored?.size, onePixelPng.length]);
    expect((await sharp(bytes).metadata()).format).toBe("png");
  });

  it("distinguishes two posts without script by their files", async () => {
    const services = shop();
    const send = async (name: string) => {
      const sent = await submitForm(
        services,
        claim({ isWithoutScript: true, files: [file(services.folder, name)] }),
      );
      return sent.ok ? sent.value.id : "";
    };
    const first = await send("a.png");
    expect(await send("a.png")).toBe(first);
    expect(await send("b.png")).not.toBe(first);
    expect(await rows()).toHaveLength(2);
  });

  it("distinguishes two last steps without script by their files", async () => {
    const steps = ["shape", "photo"].map((name, n) => ({
      groups: [{ name, fields: [{ _key: name, name, type: n ? "file" : "text", label: "It" }] }],
    }));
    const walk = { _id: "form-walk", _type: "multiStepForm", name: "walk", steps };
    const services = { ...shop(), content: contentOf([...shopContent, walk]) };
    const send = (step: number, id: string | null, ...names: readonly string[]) => {
      const files = names.map((name) => file(services.folder, name));
      const values: PostedForm["values"] = step ? {} : { shape: "L" };
      return submitForm(
        services,
        posted({ formName: "walk", isWithoutScript: true, values, step, id, files }),
      );
    };
    const first = await send(0, null);
    const id = first.ok ? first.value.id : "";
    expect(await send(1, id, "a.png")).toMatchObject({ value: { id, isComplete: true } });
    expect(await send(1, id, "a.png")).toMatchObject({ value: { id, isComplete: true } });
    expect(await send(1, id, "b.png")).toMatchObject({ failure: { code: "lost-steps" } });
  });

  it("removes stored files when their rows cannot be written", async () => {
    const services = shop();
    const broken = async () => ({
      answers: [],
      save: async () => Promise.reject(new Error("no room for it")),
    });
    const sent = submitForm(services, claim({ files: [file(services.folder, "a.png")] }), [broken]);
    await expect(sent).rejects.toThrow("no room for it");
    expect(services.list()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it("validates files again and keeps none of a rejected form [FORM-015] [FORM-016] [FORM-017]", async () => {
    const services = shop();
    const tell = async (files: object[]) => {
      const sent = await submitForm(services, claim({ files: files as never }));
      return sent.ok ? null : sent.failure;
    };
    expect(await tell([])).toMatchObject({ errors: { photo: "At least one file is required" } });
    expect(await tell([file(services.folder, "a.png", { type: "text/html" })])).toMatchObject({
      errors: { photo: "Unsupported file format" },
    });
    expect(await tell([file(services.folder, "a.png", { size: 2_097_153 })])).toMatchObject({
      errors: { photo: "File is too large, maximum allowed size is 2MB" },
    });
    expect(await database.db.select().from(formFiles)).toEqual([]);
    expect(services.list()).toEqual([]);
  });
});

describe("form with steps", () => {
  const plan = (changes: Partial<PostedForm>) => posted({ formName: "plan", ...changes });

  it("stores each step and completes the form with the last [FORM-028]", async () => {
    const services = shop();
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    if (!first.ok) throw new Error(first.failure.code);
    expect(first.value.isComplete).toBe(false);
    expect(await due()).toEqual([]);
    const id = first.value.id;
    const last = await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    expect(last).toMatchObject({ ok: true, value: { id, isComplete: true } });
    const [row] = await rows();
    expect(row?.entries).toEqual({ shape: "L", email: "ada@example.com" });
    expect(await due()).toEqual(["form-staff"]);
  });

  it("keeps the answers of two steps that are sent at the same time", async () => {
    const services = shop();
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    // The other step arrives after the last step was read and before it is stored.
    const fetch: typeof services.content.fetch = async (query, ...rest) => {
      if (/emailNotifications/.test(query)) await submitForm(services, plan({ id, values: { shape: "U" } }));
      return services.content.fetch(query, ...rest);
    };
    const beaten = { ...services, content: { ...services.content, fetch } };
    const last = await submitForm(beaten, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    expect(last.ok).toBe(true);
    expect((await rows()).map(({ entries }) => entries)).toEqual([{ shape: "U", email: "ada@example.com" }]);
    expect(await due()).toEqual(["form-staff"]);
  });

  it("keeps the time of the first step and flags the form if any step was spam", async () => {
    const services = shop();
    const first = await submitForm(
      services,
      plan({ values: { shape: "L" }, spamSignals: { ...person, openMs: 5 } }),
    );
    const id = first.ok ? first.value.id : "";
    services.clock.advance(600);
    await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    const [row] = await rows();
    expect(row).toMatchObject({ status: "spam", isComplete: true });
    expect(row?.spamReasons).toHaveLength(1);
    expect(row?.createdAt.toISOString()).toBe("2026-03-02T15:04:05.000Z");
    expect(row?.updatedAt.toISOString()).toBe("2026-03-02T15:14:05.000Z");
    expect(await due()).toEqual([]);
  });

  it("accepts an earlier step again and validates all steps with the last [FORM-029]", async () => {
    const trip = (shape: object) => {
      const fields = [["shape", shape] as const, ["wish", {}] as const, ["size", {}] as const];
      const steps = fields.map(([name, rules]) => ({
        groups: [{ name, fields: [{ _key: name, name, type: "text", label: "Shape", ...rules }] }],
      }));
      const form = { _id: "form-trip", _type: "multiStepForm", name: "trip", steps };
      return { ...shop(), content: contentOf([...shopContent, form]) };
    };
    const step = (services: ReturnType<typeof shop>, step: number, id: string | null, values: object) =>
      submitForm(services, posted({ formName: "trip", step, id, values: { ...values } }));
    const services = trip({});
    const first = await step(services, 0, null, { shape: "L" });
    const id = first.ok ? first.value.id : "";
    const form = await findFormTemplate(services.content, "trip");
    // The visitor has not reached the last step yet.
    expect(await step(services, 2, id, { size: "99" })).toMatchObject({ failure: { code: "lost-steps" } });
    if (form) await saveDraftStep(services, form, { id, step: 2, values: { size: "99" } });
    expect((await rows())[0]?.entries).toMatchObject({ shape: "L", size: "" });
    await step(services, 1, id, { wish: "A pantry" });
    await step(services, 0, id, { shape: "U" });
    // Meanwhile the editor sets a longer minimum length.
    expect(await step(trip({ minLength: 5 }), 2, id, { size: "12" })).toMatchObject({
      failure: { code: "invalid", errors: { shape: "Shape seems too short" } },
    });
    expect(await step(services, 2, id, { size: "12" })).toMatchObject({ value: { id, isComplete: true } });
    expect((await rows())[0]?.entries).toEqual({ shape: "U", wish: "A pantry", size: "12" });
  });

  it("rejects a step without the earlier ones and a second last step [FORM-028]", async () => {
    const services = shop();
    const alone = await submitForm(services, plan({ step: 1, values: { email: "ada@example.com" } }));
    expect(alone).toEqual({ ok: false, failure: { code: "lost-steps" } });
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    const again = await submitForm(services, plan({ step: 1, id, values: { email: "eve@example.com" } }));
    expect(again).toEqual({ ok: false, failure: { code: "lost-steps" } });
    expect((await rows())[0]?.email).toBe("ada@example.com");
  });

  it("creates one submission when the response to the last step was lost, then starts a new one [FORM-028]", async () => {
    const services = shop();
    const first = await submitForm(services, plan({ values: { shape: "L" }, postId: pressed(1) }));
    const id = first.ok ? first.value.id : "";
    const you = { email: "ada@example.com" };
    const last = await submitForm(services, plan({ step: 1, id, values: you, postId: pressed(2) }));
    // FORM-029: after a lost response the visitor starts at the first step again and sends the same answers.
    const again = await submitForm(services, plan({ id, values: { shape: "L" }, postId: pressed(2) }));
    expect(again).toEqual(last);
    expect(again).toMatchObject({ value: { id, isComplete: true } });
    expect(await rows()).toHaveLength(1);
    expect(await due()).toEqual(["form-staff"]);
  });

  it("continues without script after a repeated first step and thanks again for a repeated last one [FORM-028]", async () => {
    const services = shop();
    const firstStep = { isWithoutScript: true, values: { shape: "L" } };
    const first = await submitForm(services, plan(firstStep));
    const id = first.ok ? first.value.id : "";
    expect(await submitForm(services, plan(firstStep))).toMatchObject({ value: { id, isComplete: false } });
    const last = { isWithoutScript: true, step: 1, id, values: { email: "ada@example.com" } };
    await submitForm(services, plan(last));
    expect(await submitForm(services, plan(last))).toMatchObject({ value: { id, isComplete: true } });
    const eve = { ...last, values: { email: "eve@example.com" } };
    expect(await submitForm(services, plan(eve))).toMatchObject({ failure: { code: "lost-steps" } });
    const another = await submitForm(services, plan(firstStep));
    expect(another.ok && another.value.id !== id && !another.value.isComplete).toBe(true);
    expect(await due()).toEqual(["form-staff"]);
  });

  it("saves the valid answers of a step that a visitor leaves backward without script", async () => {
    const services = shop();
    const form = await findFormTemplate(services.content, "plan");
    if (!form) throw new Error("no such form");
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    // The visitor has not reached this step yet.
    await saveDraftStep(services, form, { id: null, step: 1, values: { email: "eve@example.com" } });
    await saveDraftStep(services, form, { id, step: 2, values: { email: "eve@example.com" } });
    await saveDraftStep(services, form, { id, step: 1, values: { email: "ada@" } });
    expect((await rows())[0]).toMatchObject({ entries: { shape: "L", email: "" }, stepsSent: 1 });
    await saveDraftStep(services, form, { id, step: 1, values: { email: "ada@example.com" } });
    const [row] = await rows();
    expect(row).toMatchObject({ entries: { shape: "L", email: "ada@example.com" }, stepsSent: 1 });
    expect(row?.answers.map(({ value }) => value)).toEqual(["L", "ada@example.com"]);
    await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    await saveDraftStep(services, form, { id, step: 1, values: { email: "eve@example.com" } });
    expect((await rows())[0]).toMatchObject({ email: "ada@example.com", isComplete: true });
  });

  it("opens a draft by its id until it is complete [FORM-028]", async () => {
    const services = shop();
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    expect(await loadDraft(services, "plan", id, 1)).toMatchObject({ id, step: 1, entries: { shape: "L" } });
    await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    expect(await loadDraft(services, "plan", id, 1)).toEqual(emptyFormState);
  });

  it("completes once when the last step is sent twice at the same time [FORM-028]", async () => {
    const services = shop();
    const form = await findFormTemplate(services.content, "plan");
    if (!form) throw new Error("no such form");
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    const you = { step: 1, id, values: { email: "ada@example.com" } };
    await saveDraftStep(services, form, you);
    let stored = 0;
    const counted = async () => ({
      answers: [],
      save: async () => {
        stored += 1;
        return [];
      },
    });
    const last = () => submitForm(services, plan(you), [counted]);
    const done = { ok: true, value: { id, isComplete: true } };
    expect(await Promise.all([last(), last()])).toMatchObject([done, done]);
    expect(stored).toBe(1);
  });

  it("starts a new draft when the old one is complete or missing [FORM-028]", async () => {
    const services = shop();
    const first = await submitForm(services, plan({ values: { shape: "L" } }));
    const id = first.ok ? first.value.id : "";
    await submitForm(services, plan({ step: 1, id, values: { email: "ada@example.com" } }));
    for (const removed of [id, "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21"]) {
      const anew = await submitForm(services, plan({ id: removed, values: { shape: "U" } }));
      const newId = anew.ok ? anew.value.id : removed;
      expect(newId).not.toBe(removed);
      const last = await submitForm(
        services,
        plan({ step: 1, id: newId, values: { email: "eve@example.com" } }),
      );
      expect(last).toMatchObject({ ok: true, value: { id: newId, isComplete: true } });
    }
    const shapes = (await rows()).map(({ entries }) => entries.shape);
    expect(shapes.sort()).toEqual(["L", "U", "U"]);
  });
});
