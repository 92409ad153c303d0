import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { checkFields } from "./check-form";
import { findSubmission, updateSubmission } from "./form.store.server";
import { allFieldsOf, fieldsOf, stepsOf } from "./form-steps";
import type { FormTemplate } from "./form-template";
import { withoutPasswords } from "./form-values";
import { type PostedValues, postedEntries } from "./posted-entries";
import { saidIn } from "./said";
import { settledEntries } from "./shown-fields";

type Left = { readonly id: string | null; readonly step: number; readonly values: PostedValues };

/**
 * Who goes a step back without script leaves one that was not sent: what was typed there stays with what was begun, as far
 * as nothing is wrong with it. The step counts as sent no more than before.
 */
export async function keepTyped(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  form: FormTemplate,
  { id, step, values }: Left,
): Promise<void> {
  const open = id ? await findSubmission(db, id) : null;
  const left = stepsOf(form)[step];
  if (!open || !left || open.formName !== form.name || step > open.stepsSent) return;
  const fields = allFieldsOf(form);
  const own = postedEntries(fieldsOf(left), values, open.entries);
  const typed = settledEntries(fields, { ...open.entries, ...own });
  const wrong = checkFields(fieldsOf(left), typed, {});
  const right = Object.fromEntries(Object.entries(own).filter(([name]) => wrong[name] === undefined));
  const entries = settledEntries(fields, { ...open.entries, ...right });
  const { email, name, status, spamReasons, stepsSent, isComplete } = open;
  const as = { email, name, status, spamReasons, stepsSent, isComplete, updatedAt: clock.now() };
  const kept = { entries: withoutPasswords(fields, entries), said: saidIn(fields, entries) };
  await updateSubmission(db, open.id, { ...as, ...kept }, open.entries);
}
