import type { Db } from "#db/client.server";
import type { DueMail } from "~/domains/email/mail-kind";
import type { FormTemplate } from "./form-template";
import type { FormEntries } from "./form-values";
import type { Said } from "./said";

/** What another room has to do with a form that was sent. */
export type FormAddition = {
  /** Lines beside those that were typed. */
  readonly said: readonly Said[];
  /** Runs in the transaction that writes the submission; answers the mails that are due by it. */
  readonly keep: (tx: Db, submissionId: string) => Promise<readonly DueMail[]>;
};

/** Asked about a whole form that was checked; null where the room has nothing to do with it. */
export type AddToForm = (form: FormTemplate, entries: FormEntries, now: Date) => Promise<FormAddition | null>;
