import {
  EmailButtonRow,
  EmailDetailList,
  EmailHeading,
  EmailLayout,
  EmailParagraph,
  type EmailSite,
} from "~/domains/email/layout/email-layout";
import { formatMoney } from "~/kernel/money/money";
import type { DisputeState } from "~/kernel/statuses/statuses";
import { formatShopTime } from "~/kernel/time/dates";
import { type Dispute, getLoss } from "./dispute";

/** Email to staff: a payment is disputed, or a dispute was decided. */
export type DisputeEmail = {
  readonly site: EmailSite;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly button: { readonly text: string; readonly href: string };
};

const providerNames = { stripe: "Stripe", paypal: "PayPal", authorizenet: "Authorize.Net" } as const;

type DisputeEmailInput = {
  readonly site: EmailSite;
  /** 'Order 000000012'; null when the charge was not made by this shop. */
  readonly payable: string | null;
  readonly reviewsUrl: string;
};

/** Builds the email about the current state of a dispute. */
export function toDisputeEmail(
  dispute: Dispute,
  { site, payable, reviewsUrl }: DisputeEmailInput,
): DisputeEmail {
  const { state, reason, providerStatus, respondBy } = dispute;
  const amount = formatMoney(dispute.amount);
  const subject = payable ?? "A charge that isn't from this shop";
  return {
    site,
    subject: `${titles[state]}: ${subject}, ${amount}`,
    heading: titles[state],
    intro: introductions[state],
    rows: [
      { label: "Payment of", value: subject },
      { label: "Amount", value: amount },
      { label: "Reason", value: reason.replaceAll("_", " ").toLowerCase() },
      { label: "Provider", value: `${providerNames[dispute.provider]}, ${dispute.disputeId}` },
      { label: "Status", value: providerStatus.replaceAll("_", " ").toLowerCase() },
      ...(respondBy ? [{ label: "Respond by", value: formatShopTime(respondBy) }] : []),
      ...(state === "lost" ? [{ label: "Lost", value: formatMoney(getLoss(dispute)) }] : []),
    ],
    button: { text: "Open the payment reviews", href: reviewsUrl },
  };
}

const titles = {
  open: "A payment is disputed",
  won: "A dispute was won",
  lost: "A dispute was lost",
} as const satisfies Readonly<Record<DisputeState, string>>;

const introductions = {
  open: "A customer has disputed a payment with their bank or the provider. Respond at the provider before the deadline: if you don't respond, you lose.",
  won: "The provider decided in the shop's favor. There's nothing left to do.",
  lost: "The provider decided in the customer's favor. The order still shows as paid until you record the loss in the payment reviews.",
} as const satisfies Readonly<Record<DisputeState, string>>;

export function toDisputeEmailText({ heading, intro, rows, button, site }: DisputeEmail): string {
  return [
    `${heading}\n${"=".repeat(heading.length)}`,
    intro,
    rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    `${button.text}:\n${button.href}`,
    [site.name, site.addressLine].filter(Boolean).join("\n"),
  ].join("\n\n");
}

export function DisputeEmailView({ email }: { readonly email: DisputeEmail }) {
  const { site, heading, intro, rows, button } = email;
  return (
    <EmailLayout site={site} title={heading} preheader={intro}>
      <EmailHeading>{heading}</EmailHeading>
      <EmailParagraph>{intro}</EmailParagraph>
      <EmailDetailList details={rows.map((row) => ({ name: row.label, ...row }))} />
      <EmailButtonRow {...button} />
    </EmailLayout>
  );
}
