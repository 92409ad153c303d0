import { adminEmails, siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import type { MailWriter, MailWriters } from "~/domains/email/send-due-mails.server";
import { filesOf } from "../files/form-file.store.server";
import {
  type FormMailWords,
  type FormNotifications,
  formNotifications,
  formTemplate,
} from "../find-form.server";
import { findSubmission } from "../form.store.server";
import type { Submission } from "../submission";
import { type FormLetter, type FormLetterKind, type FormLetterValues, formLetterWords } from "./form-letter";
import { renderFormLetter } from "./render-form-letter.server";
import { chosenIn, greetingName } from "./unproven-reader";

/** Writes what a form makes due: the customer's copy and the notice to staff (MAIL-008). */
export function formLetters(services: LetterServices): Pick<MailWriters, FormLetterKind> {
  const writer = (kind: FormLetterKind): MailWriter => ({
    compose: ({ entityId }) => compose(services, kind, entityId),
    afterSent: async () => undefined,
  });
  return { "form-customer": writer("form-customer"), "form-staff": writer("form-staff") };
}

async function compose(services: LetterServices, kind: FormLetterKind, id: string): Promise<Mail | null> {
  const submission = await findSubmission(services.db, id);
  if (!submission) return null;
  const [notifications, settings, admins] = await Promise.all([
    formNotifications(services.content, submission.formName),
    siteSettings(services),
    adminEmails(services.content),
  ]);
  const readers = readersOf(kind, submission, notifications, admins);
  if (!readers) return null;
  const told =
    kind === "form-staff" ? await toStaff(services, submission) : await toSender(services, submission);
  const { name, said, files } = told;
  const letter = writeFormLetter(
    kind,
    kind === "form-staff" ? notifications.staffWords : notifications.words,
    {
      values: { name, form: submission.formTitle, "site-name": settings.name },
      site: letterSiteOf(settings, services.publicUrl),
      said,
      files,
    },
  );
  return { ...readers, ...letter };
}

type Told = Pick<FormLetter, "said" | "files"> & { readonly name: string };

async function toStaff({ db }: LetterServices, { id, name, email, said }: Submission): Promise<Told> {
  const files = (await filesOf(db, [id])).map((file) => file.name);
  return { name: name ?? email ?? "Somebody", said, files };
}

/** Decision 015: to an address nobody has proved goes what was chosen, and no word that was typed. */
async function toSender({ content }: LetterServices, submission: Submission): Promise<Told> {
  const form = await formTemplate(content, submission.formName);
  return { name: greetingName(submission.name), said: form ? chosenIn(form, submission) : [], files: [] };
}

type Facts = Pick<FormLetter, "site" | "said" | "files"> & { readonly values: FormLetterValues };

/** A letter with its words, answers and placeholders put together, as HTML and as plain text. */
export function writeFormLetter(
  kind: FormLetterKind,
  written: FormMailWords | undefined,
  { values, ...facts }: Facts,
): Pick<Mail, "subject" | "html" | "text"> {
  const words = formLetterWords(kind, written, values);
  return renderFormLetter({ ...words, ...facts });
}

/** The customer, or the form's own recipients, else the shop's: the first is written to, the rest get a copy. */
function readersOf(
  kind: FormLetterKind,
  { email }: Submission,
  { recipients }: FormNotifications,
  admins: readonly string[],
): Pick<Mail, "to" | "cc"> | null {
  const [to, ...cc] =
    kind === "form-customer" ? (email ? [email] : []) : recipients.length > 0 ? recipients : admins;
  return to ? { to, cc } : null;
}
