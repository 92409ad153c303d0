import { createElement } from "react";
import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import type { EmailServices } from "~/domains/email/email-services";
import { toEmailSite } from "~/domains/email/email-site";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { paths } from "~/kernel/paths";
import { findAttempt } from "../attempts/attempt.store.server";
import type { Payables } from "../payable";
import { findDispute } from "./dispute.store.server";
import { DisputeEmailView, toDisputeEmail, toDisputeEmailText } from "./dispute-email";

type Services = EmailServices & { readonly payables: Payables };

/** Creates the composers of dispute emails, sent to the shop's administrators. */
export function createDisputeEmailComposers(services: Services): Pick<EmailComposers, "dispute-notice"> {
  return {
    "dispute-notice": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: Services, id: string): Promise<Email | null> {
  const { db, content, payables, publicUrl } = services;
  const dispute = await findDispute(db, id);
  const [to, ...cc] = await fetchAdminEmails(content);
  if (!dispute || !to) return null;
  const attempt = dispute.attemptId === null ? null : await findAttempt(db, dispute.attemptId);
  const bill = attempt && (await payables[attempt.payable.kind].findBill(db, attempt.payable.id));
  const email = toDisputeEmail(dispute, {
    site: toEmailSite(await fetchSiteSettings(services), publicUrl),
    payable: bill?.description ?? null,
    reviewsUrl: new URL(`${paths.studio}${paths.paymentReviews}`, publicUrl).href,
  });
  const html = renderEmailHtml(createElement(DisputeEmailView, { email }));
  return { to, cc, subject: email.subject, html, text: toDisputeEmailText(email) };
}
