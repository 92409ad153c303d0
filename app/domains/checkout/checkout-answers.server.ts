import type { Content } from "~/content/content";
import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import { parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { omitUndefined } from "~/kernel/omit-undefined";
import { err, ok, type Result } from "~/kernel/result";
import { labelBefore } from "~/kernel/text";
import type { CheckoutFailure } from "./checkout.failures";
import type { PlaceOrderInput } from "./checkout.schema";
import { addedFields, checkoutFormFields, formComplaints, settled } from "./checkout-form";
import { checkoutGroups } from "./checkout-template";

/**
 * The order's note: what was written, and what an editor's own fields were answered, a line each in the words of the
 * form (decision 230). The form is the published one; what it does not take is refused with complaints by field.
 */
export async function checkedNote(
  content: Content,
  input: PlaceOrderInput,
): Promise<Result<string | null, Extract<CheckoutFailure, { code: "invalid-answers" }>>> {
  const groups = checkoutGroups(await findFormTemplate(content, "checkout"));
  const fields = checkoutFormFields(groups);
  const { answers, items: _items, cardToken: _card, ...own } = input;
  const added = addedFields(groups).map(({ name }) => name);
  const asked = Object.entries(answers ?? {}).filter(([name]) => added.includes(name));
  const entries = settled(
    fields,
    parsePostedEntries(fields, { ...omitUndefined(own), ...Object.fromEntries(asked) }),
  );
  const complaints = formComplaints(groups, entries);
  if (complaints.length > 0) {
    const byField = Object.fromEntries(complaints.map(({ field, message }) => [field, message]));
    return err({ code: "invalid-answers", complaints: byField });
  }
  const said = summarizeAnswers(addedFields(groups), entries).map(
    ({ label, value }) => `${labelBefore(label)} ${value}`,
  );
  return ok([input.additionalNotes, ...said].filter(Boolean).join("\n") || null);
}
