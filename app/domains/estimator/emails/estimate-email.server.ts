import { fetchSiteSettings } from "~/content/site-settings.server";
import { findEmailCopy } from "~/domains/email/copy/find-email-copy.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { renderFormEmail } from "~/domains/forms/emails/render-form-email.server";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { paths } from "~/kernel/paths";
import { calculateEstimate, toSummaryRows } from "../estimate-price";
import { estimatorMessages } from "../estimator.messages";
import { listEstimatorFields } from "../estimator-fields";
import type { Estimator } from "../estimator-template";
import { toEstimateDocument } from "../pdf/estimate-document";
import { renderEstimatePdf } from "../pdf/render-estimate-pdf";
import { findEstimate } from "../saved-estimates/estimate.store.server";
import { createEstimateToken } from "../saved-estimates/estimate-token.server";
import { parseStoredSnapshot } from "../saved-estimates/stored-estimate";
import { renderEstimateEmail } from "./render-estimate-email";

/** Composes the email with an estimate that visitors send to themselves: figures, a link and the PDF. */
export function createEstimateEmailComposers(services: EmailServices): Pick<EmailComposers, "estimate-copy"> {
  return {
    "estimate-copy": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: EmailServices, id: string): Promise<Email | null> {
  const stored = await findEstimate(services.db, id);
  if (!stored) return null;
  const { estimate, snapshot } = stored;
  const { email } = estimate;
  if (!email) return null;
  const estimator = parseStoredSnapshot(snapshot.content);
  const [settings, editorCopy] = await Promise.all([
    fetchSiteSettings(services),
    findEmailCopy(services.content, "estimate-copy"),
  ]);
  const entries = omitTypedText(estimator, estimate.entries);
  const answers = toSummaryRows(estimator.template.summary, calculateEstimate(estimator, entries));
  const link = new URL(
    paths.estimate(await createEstimateToken(services.db, id, services.clock.now())),
    services.publicUrl,
  );
  const estimateEmail = renderEstimateEmail(editorCopy, {
    site: toEmailSite(settings, services.publicUrl),
    answers,
    validity: estimator.template.metadata?.validity ?? estimatorMessages.valid,
    link: link.href,
  });
  const attachments = [await renderPdf(estimator, entries, settings.name, estimate.createdAt)];
  return { to: email, cc: [], ...renderFormEmail(estimateEmail), attachments };
}

/** Removes typed text from the answers, because an unverified address gets only chosen ones (decision 015). */
function omitTypedText({ template }: Estimator, entries: FormEntries): FormEntries {
  const choices = listEstimatorFields(template).filter(
    ({ type, options }) => options.length > 0 || type === "checkbox",
  );
  return Object.fromEntries(
    choices.flatMap(({ name }) => (entries[name] === undefined ? [] : [[name, entries[name]]])),
  );
}

async function renderPdf(estimator: Estimator, entries: FormEntries, shop: string, today: Date) {
  const document = toEstimateDocument(estimator, entries, { today, shop });
  const bytes = (await renderEstimatePdf(document)).output("arraybuffer");
  return { name: document.fileName, type: "application/pdf", content: Buffer.from(bytes).toString("base64") };
}
