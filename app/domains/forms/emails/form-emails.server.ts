import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposer, EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { listSubmissionFiles } from "../files/form-file.store.server";
import type { Submission } from "../submissions/submission";
import { findSubmission } from "../submissions/submission.store.server";
import {
  type FormEmailCopy,
  type FormNotifications,
  findFormNotificationSettings,
  findFormTemplate,
} from "../template/find-form-template.server";
import { type FormEmail, type FormEmailKind, type FormEmailValues, getFormEmailCopy } from "./form-email";
import { renderFormEmail } from "./render-form-email.server";
import { filterChosenAnswers, toSafeGreetingName } from "./unverified-recipient";

/** Creates the composers of a form's emails: the customer's copy and the notice to staff (MAIL-008). */
export function createFormEmailComposers(services: EmailServices): Pick<EmailComposers, FormEmailKind> {
  const createComposer = (kind: FormEmailKind): EmailComposer => ({
    compose: ({ entityId }) => compose(services, kind, entityId),
    afterSent: async () => undefined,
  });
  return { "form-customer": createComposer("form-customer"), "form-staff": createComposer("form-staff") };
}

async function compose(services: EmailServices, kind: FormEmailKind, id: string): Promise<Email | null> {
  const submission = await findSubmission(services.db, id);
  if (!submission) return null;
  const [notifications, settings, admins] = await Promise.all([
    findFormNotificationSettings(services.content, submission.formName),
    fetchSiteSettings(services),
    fetchAdminEmails(services.content),
  ]);
  const recipients = getRecipients(kind, submission, notifications, admins);
  if (!recipients) return null;
  const content =
    kind === "form-staff"
      ? await getStaffContent(services, submission)
      : await getSenderContent(services, submission);
  const { name, answers, files } = content;
  const email = composeFormEmail(kind, kind === "form-staff" ? notifications.staffCopy : notifications.copy, {
    values: { name, form: submission.formTitle, "site-name": settings.name },
    site: toEmailSite(settings, services.publicUrl),
    answers,
    files,
  });
  return { ...recipients, ...email };
}

type EmailContent = Pick<FormEmail, "answers" | "files"> & { readonly name: string };

async function getStaffContent(
  { db }: EmailServices,
  { id, name, email, answers }: Submission,
): Promise<EmailContent> {
  const files = (await listSubmissionFiles(db, [id])).map((file) => file.name);
  return { name: name ?? email ?? "Someone", answers, files };
}

/**
 * Returns the answers for the sender's copy. An unverified address receives only chosen options, never typed text
 * (decision 015).
 */
async function getSenderContent({ content }: EmailServices, submission: Submission): Promise<EmailContent> {
  const form = await findFormTemplate(content, submission.formName);
  return {
    name: toSafeGreetingName(submission.name),
    answers: form ? filterChosenAnswers(form, submission) : [],
    files: [],
  };
}

type FormEmailInput = Pick<FormEmail, "site" | "answers" | "files"> & { readonly values: FormEmailValues };

/** Composes an email as HTML and plain text from copy, answers and placeholder values. */
export function composeFormEmail(
  kind: FormEmailKind,
  editorCopy: FormEmailCopy | undefined,
  { values, ...details }: FormEmailInput,
): Pick<Email, "subject" | "html" | "text"> {
  const emailCopy = getFormEmailCopy(kind, editorCopy, values);
  return renderFormEmail({ ...emailCopy, ...details });
}

/**
 * Returns the customer, or the form's own recipients, else those of the shop. The first is the recipient, the others
 * get a copy.
 */
function getRecipients(
  kind: FormEmailKind,
  { email }: Submission,
  { recipients }: FormNotifications,
  admins: readonly string[],
): Pick<Email, "to" | "cc"> | null {
  const [to, ...cc] =
    kind === "form-customer" ? (email ? [email] : []) : recipients.length > 0 ? recipients : admins;
  return to ? { to, cc } : null;
}
