import type { Content } from "~/content/client/content";
import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import { parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { omitUndefined } from "~/kernel/omit-undefined";
import { err, ok, type Result } from "~/kernel/result";
import { formatLabel } from "~/kernel/text/text";
import type { CheckoutFailure } from "../checkout.failures";
import {
  listCheckoutFields,
  listCustomFields,
  listFormErrors,
  withoutHiddenValues,
} from "../form/checkout-form";
import { toCheckoutGroups } from "../form/checkout-template";
import type { CheckoutForm } from "./place-order.schema";

/**
 * Builds the order's note from the typed note and the answers to the editor's own fields, one per line
 * (decision 230). Fails with errors by field when the published form rejects them.
 */
export async function validateOrderNote(
  content: Content,
  form: CheckoutForm,
): Promise<Result<string | null, Extract<CheckoutFailure, { code: "invalid-answers" }>>> {
  const groups = toCheckoutGroups(await findFormTemplate(content, "checkout"));
  const fields = listCheckoutFields(groups);
  const { answers, ...builtInFields } = form;
  const customFieldNames = listCustomFields(groups).map(({ name }) => name);
  const customAnswers = Object.entries(answers ?? {}).filter(([name]) => customFieldNames.includes(name));
  const entries = withoutHiddenValues(
    fields,
    parsePostedEntries(fields, { ...omitUndefined(builtInFields), ...Object.fromEntries(customAnswers) }),
  );
  const errors = listFormErrors(groups, entries);
  if (errors.length > 0) {
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    return err({ code: "invalid-answers", errors: byField });
  }
  const answerLines = summarizeAnswers(listCustomFields(groups), entries).map(
    ({ label, value }) => `${formatLabel(label)} ${value}`,
  );
  return ok([form.additionalNotes, ...answerLines].filter(Boolean).join("\n") || null);
}
