import { createElement } from "react";
import { adminEmails, siteSettings } from "~/content/site-settings.server";
import type { LetterServices } from "~/domains/email/letter-services";
import { letterSiteOf } from "~/domains/email/letter-site";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriters } from "~/domains/email/send-due-mails.server";
import { paths } from "~/kernel/paths";
import { findAttempt } from "../attempt.store.server";
import type { Payables } from "../payable";
import { findDispute } from "./dispute.store.server";
import { DisputeLetterView, disputeLetterOf, disputeLetterText } from "./dispute-letter";

type Services = LetterServices & { readonly payables: Payables };

/** Writes the notices about disputes, to the shop's own recipients. */
export function disputeLetters(services: Services): Pick<MailWriters, "dispute-notice"> {
  return {
    "dispute-notice": {
      compose: ({ entityId }) => compose(services, entityId),
      afterSent: async () => undefined,
    },
  };
}

async function compose(services: Services, id: string): Promise<Mail | null> {
  const { db, content, payables, publicUrl } = services;
  const dispute = await findDispute(db, id);
  const [to, ...cc] = await adminEmails(content);
  if (!dispute || !to) return null;
  const attempt = dispute.attemptId === null ? null : await findAttempt(db, dispute.attemptId);
  const bill = attempt && (await payables[attempt.payable.kind].bill(db, attempt.payable.id));
  const letter = disputeLetterOf(dispute, {
    site: letterSiteOf(await siteSettings(services), publicUrl),
    payable: bill?.description ?? null,
    reviewsUrl: new URL(`${paths.studio}${paths.paymentReviews}`, publicUrl).href,
  });
  const html = renderLetter(createElement(DisputeLetterView, { letter }));
  return { to, cc, subject: letter.subject, html, text: disputeLetterText(letter) };
}
