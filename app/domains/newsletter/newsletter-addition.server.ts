import type { AddToForm } from "~/domains/forms/form-addition";
import { allFieldsOf } from "~/domains/forms/form-steps";
import type { FormTemplate } from "~/domains/forms/form-template";
import { type FormEntries, textOf } from "~/domains/forms/form-values";
import { emailIn } from "~/domains/forms/submission";
import { newId } from "~/kernel/ids";
import { keepSubscriber } from "./subscriber.store.server";

/** The form of this name asks for nothing else. */
const ownForm = "newsletter";

/** A form that asked for the newsletter makes its confirmation due; who is subscribed already is not asked again. */
export function newsletterAddition(): AddToForm {
  return async (form, entries, now) => {
    const email = emailIn(allFieldsOf(form), entries)?.toLowerCase();
    if (!email || !isAskedFor(form, entries)) return null;
    return {
      said: [],
      keep: async (tx) => {
        const subscriber = await keepSubscriber(tx, { id: newId(), email, createdAt: now });
        if (!subscriber || subscriber.status === "subscribed") return [];
        // One a day: nobody's mailbox is filled by pressing again.
        const day = now.toISOString().slice(0, 10);
        return [{ kind: "newsletter-confirmation", entityId: subscriber.id, paymentId: day }];
      },
    };
  };
}

function isAskedFor(form: FormTemplate, entries: FormEntries): boolean {
  if (form.name === ownForm) return true;
  return allFieldsOf(form).some(({ type, name }) => type === "newsletter" && textOf(entries, name) === "on");
}
