import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { estimateBases, estimateLinks, estimates } from "#db/schema/estimates";
import * as schema from "#db/schema/index";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import type { TestDatabase } from "#tests/support/database/database";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { onePixelPng } from "#tests/support/shop/form-endpoint";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { testSecret } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { purgeJobs, runPurgeBatch } from "~/edge/process/purge-jobs.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { ok } from "~/kernel/result";
import { addDays, addYears, type ShopDate, startOfShopDay, toShopDate } from "~/kernel/time/dates";

export const day = 86_400;

export function forgetfulShop(database: TestDatabase) {
  const { files, folder, list: stored } = createUploadFolder();
  const forms = contentOf([...shopContent, ...formDocuments]);
  return { ...createQuoteShop(database), files, folder, stored, forms };
}
export type ForgetfulShop = ReturnType<typeof forgetfulShop>;

/** Runs every purge job until nothing is left to remove. */
export async function forgetAll(services: ForgetfulShop): Promise<void> {
  for (const forget of Object.values(purgeJobs)) while (await runPurgeBatch(forget, services));
}

/** Moves the clock to `seconds` before or after the end of the same calendar day, `count` years later. */
export function years(services: ForgetfulShop, count: number, seconds: number): void {
  advanceToEndOf(services, addYears(toShopDate(services.clock.now()), count), seconds);
}

/** Moves the clock to `seconds` before or after the end of the calendar day `count` days later. */
export function days(services: ForgetfulShop, count: number, seconds: number): void {
  advanceToEndOf(services, addDays(toShopDate(services.clock.now()), count), seconds);
}

function advanceToEndOf({ clock }: ForgetfulShop, date: ShopDate, seconds: number): void {
  const end = startOfShopDay(addDays(date, 1)).getTime();
  clock.advance((end - clock.now().getTime()) / 1000 + seconds);
}

/** Returns the content of all tables as text. */
export async function everything({ db }: ForgetfulShop): Promise<string> {
  const tables = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []));
  const messages: string[] = [];
  for (const table of tables) {
    const rows = await db.execute(sql.raw(`select to_jsonb(t)::text as row from "${table}" as t`));
    messages.push(table, JSON.stringify(rows));
  }
  return messages.join("\n");
}

const people = [
  "ada@",
  "Ada",
  "Lovelace",
  "12 Main St",
  "4065550100",
  "58102",
  "PO-7",
  "Hinges left",
  "Soft close",
];

/** Returns the personal data that is still stored. */
export async function readMessages(services: ForgetfulShop): Promise<readonly string[]> {
  const all = await everything(services);
  return people.filter((word) => all.includes(word));
}

export async function sendMails(services: ForgetfulShop): Promise<void> {
  await sendDueEmails(
    { ...services, mailer: { keepsCopies: true, send: async () => ok(null) } },
    createEmailComposers({ ...services, publicUrl: "https://shop.example", sessionSecret: testSecret }),
  );
}

/** Submits a claim with a picture, a note of staff and an estimate. */
export async function claim(services: ForgetfulShop, estimateId = "e1"): Promise<string> {
  const path = join(services.folder, "a.png");
  writeFileSync(path, onePixelPng);
  const file = { field: "photo", name: "a.png", size: onePixelPng.length, type: "image/png", path };
  const sent = await submitForm(
    { ...services, content: services.forms },
    createPostedForm({ formName: "claim", values: {}, files: [file] }),
  );
  if (!sent.ok) throw new Error(sent.failure.code);
  const { id } = sent.value;
  await changeSubmission(services, id, { note: "Ada rang" }, "Ingrid");
  await keptEstimate(services, { id: estimateId, submissionId: id, email: null });
  return id;
}

export async function keptEstimate(
  { db, clock }: ForgetfulShop,
  estimate: { readonly id: string; readonly submissionId: string | null; readonly email: string | null },
): Promise<void> {
  const createdAt = clock.now();
  const basis = { id: "b1", templateName: "kitchen", bookName: "book", version: 1, content: {}, createdAt };
  await db.insert(estimateBases).values(basis).onConflictDoNothing();
  await db
    .insert(estimates)
    .values({ ...estimate, basisId: "b1", entries: { who: "Ada" }, finalMin: 100, finalMax: 200, createdAt });
  await db
    .insert(estimateLinks)
    .values({ tokenHash: `t-${estimate.id}`, estimateId: estimate.id, expiresAt: createdAt });
}
