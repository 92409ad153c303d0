import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { findSenderEmail } from "~/domains/forms/submissions/submission";
import type { SubmissionAdditionFactory } from "~/domains/forms/submissions/submission-addition";
import { getFormFields } from "~/domains/forms/template/form-steps";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { newId } from "~/kernel/ids";
import { upsertPendingSubscriber } from "./subscriber.store.server";

/** This form only subscribes to the newsletter. */
const newsletterFormName = "newsletter";

/**
 * Enqueues a confirmation email when a form asks for the newsletter and its address is not subscribed yet.
 */
export function createNewsletterAddition(): SubmissionAdditionFactory {
  return async (form, entries, now) => {
    const email = findSenderEmail(getFormFields(form), entries)?.toLowerCase();
    if (!email || !isNewsletterRequested(form, entries)) return null;
    return {
      answers: [],
      save: async (tx) => {
        const subscriber = await upsertPendingSubscriber(tx, { id: newId(), email, createdAt: now });
        if (!subscriber || subscriber.status === "subscribed") return [];
        // At most one a day, so that repeated requests do not fill a mailbox.
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
