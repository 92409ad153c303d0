import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { summarizeAnswers } from "../entries/answer-summary";
import { omitPasswordEntries } from "../entries/form-entries";
import { type PostedValues, parsePostedEntries } from "../entries/parse-posted-entries";
import { clearHiddenEntries } from "../entries/visible-fields";
import { getFormFields, getFormSteps, getStepFields } from "../template/form-steps";
import type { FormTemplate } from "../template/form-template";
import { validateFields } from "../validation/validate-fields";
import { findSubmission, updateSubmission } from "./submission.store.server";

type DraftStep = { readonly id: string | null; readonly step: number; readonly values: PostedValues };

/**
 * Saves the valid answers of a step that a visitor leaves backward without script. The step still counts as
 * not sent.
 */
export async function saveDraftStep(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  form: FormTemplate,
  { id, step, values }: DraftStep,
): Promise<void> {
  const open = id ? await findSubmission(db, id) : null;
  const currentStep = getFormSteps(form)[step];
  if (!open || !currentStep || open.formName !== form.name || step > open.stepsSent) return;
  const fields = getFormFields(form);
  const stepEntries = parsePostedEntries(getStepFields(currentStep), values, open.entries);
  const typed = clearHiddenEntries(fields, { ...open.entries, ...stepEntries });
  const errors = validateFields(getStepFields(currentStep), typed, {});
  const right = Object.fromEntries(
    Object.entries(stepEntries).filter(([name]) => errors[name] === undefined),
  );
  const entries = clearHiddenEntries(fields, { ...open.entries, ...right });
  const { email, name, status, spamReasons, stepsSent, isComplete } = open;
  const unchanged = { email, name, status, spamReasons, stepsSent, isComplete, updatedAt: clock.now() };
  const changes = {
    entries: omitPasswordEntries(fields, entries),
    answers: summarizeAnswers(fields, entries),
  };
  await updateSubmission(db, open.id, { ...unchanged, ...changes }, open.entries);
}
