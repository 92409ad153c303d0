import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { findSenderEmail } from "~/domains/forms/submissions/submission";
import type { SubmissionAdditionFactory } from "~/domains/forms/submissions/submission-addition";
import { getFormFields } from "~/domains/forms/template/form-steps";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { newId } from "~/kernel/ids";
import { upsertPendingSubscriber } from "./subscriber.store.server";

/** The form of this name asks for nothing else. */
const newsletterFormName = "newsletter";

/** A form that asked for the newsletter makes its confirmation due; who is subscribed already is not asked again. */
export function createNewsletterAddition(): SubmissionAdditionFactory {
  return async (form, entries, now) => {
    const email = findSenderEmail(getFormFields(form), entries)?.toLowerCase();
    if (!email || !isNewsletterRequested(form, entries)) return null;
    return {
      answers: [],
      save: async (tx) => {
        const subscriber = await upsertPendingSubscriber(tx, { id: newId(), email, createdAt: now });
        if (!subscriber || subscriber.status === "subscribed") return [];
        // One a day: nobody's mailbox is filled by pressing again.
        const day = now.toISOString().slice(0, 10);
        return [{ kind: "newsletter-confirmation", entityId: subscriber.id, paymentId: day }];
      },
    };
  };
}

function isNewsletterRequested(form: FormTemplate, entries: FormEntries): boolean {
  if (form.name === newsletterFormName) return true;
  return getFormFields(form).some(
    ({ type, name }) => type === "newsletter" && getEntryText(entries, name) === "on",
  );
}
