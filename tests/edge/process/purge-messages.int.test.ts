import { describe, expect, it } from "vitest";
import { estimateLinks, estimates } from "#db/schema/estimates";
import { formFileRemovals, formFiles, formNotes, formSubmissions } from "#db/schema/forms";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { purgeJobs, runPurgeBatch } from "~/edge/process/purge-jobs.server";
import {
  claim,
  days,
  forgetAll,
  forgetfulShop,
  keptEstimate,
  readMessages,
  years,
} from "../support/forgetting-shop";

const database = testDatabase();

describe("the purge of form messages", () => {
  it("removes a message with its files, notes and estimate two years after its last change", async () => {
    const services = forgetfulShop(database);
    const id = await claim(services);
    years(services, 1, 0);
    await changeSubmission(services, id, { status: "done" }, "Ingrid");
    years(services, 2, -1);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toHaveLength(1);
    expect(services.stored()).toHaveLength(1);
    services.clock.advance(2);
    await forgetAll(services);
    for (const table of [formSubmissions, formFiles, formNotes, formFileRemovals, estimates, estimateLinks]) {
      expect(await database.db.select().from(table)).toEqual([]);
    }
    expect(services.stored()).toEqual([]);
    expect(await readMessages(services)).toEqual([]);
  });

  it("removes an unfinished submission after ninety days", async () => {
    const services = forgetfulShop(database);
    const content = services.forms;
    await submitForm(
      { ...services, content },
      createPostedForm({ formName: "plan", values: { shape: "L" } }),
    );
    days(services, 90, -1);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toEqual([]);
  });

  it("removes fifty expired submissions at a time and reports whether more are left", async () => {
    const services = forgetfulShop(database);
    const now = services.clock.now();
    const row = {
      formName: "contact",
      formTitle: "Contact",
      status: "new" as const,
      entries: {},
      answers: [],
    };
    const rest = { email: null, name: null, spamReasons: [], stepsSent: 1, isComplete: true };
    await database.db.insert(formSubmissions).values(
      Array.from({ length: 120 }, (_, n) => ({
        ...row,
        ...rest,
        id: `s${n}`,
        createdAt: now,
        updatedAt: now,
      })),
    );
    years(services, 2, 1);
    const turns = [];
    for (let n = 0; n < 3; n += 1) {
      const hasMore = await runPurgeBatch(purgeJobs["old-messages"], services);
      turns.push([hasMore, (await database.db.select().from(formSubmissions)).length]);
    }
    expect(turns).toEqual([
      [true, 70],
      [true, 20],
      [false, 0],
    ]);
  });
});

describe("the purge of estimates without a message", () => {
  it("removes an estimate and its links after two years", async () => {
    const services = forgetfulShop(database);
    await keptEstimate(services, { id: "e1", submissionId: null, email: "ada@example.com" });
    years(services, 2, -1);
    await forgetAll(services);
    expect(await database.db.select().from(estimates)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(estimates)).toEqual([]);
    expect(await database.db.select().from(estimateLinks)).toEqual([]);
  });
});
