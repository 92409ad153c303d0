import { Link } from "@remix-run/react";
import { paths } from "~/kernel/paths";
import { shopTimeZone } from "~/kernel/time/dates";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { EmailKind } from "../email-kind";
import { EmailFrame } from "./email-frame";

export type EmailSummary = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: string;
};
export type OpenedEmail = EmailSummary & {
  readonly cc: readonly string[];
  readonly text: string;
  /** The file names of attachments. */
  readonly attachments: readonly string[];
};
export type PendingEmail = { readonly id: string; readonly kind: string; readonly lastError: string | null };

export type MailboxProps = {
  readonly emails: readonly EmailSummary[];
  readonly waiting: readonly PendingEmail[];
  readonly open: OpenedEmail | null;
  /** Whether an email was chosen from the list; on a phone it replaces the list. */
  readonly isPicked: boolean;
  readonly asText: boolean;
};

const recipientLabels: Readonly<Record<EmailKind, string>> = {
  "order-confirmation": "To the customer",
  "order-confirmation-admin": "To the shop",
  "split-payment-confirmation": "To the customer",
  "order-shipped": "To the customer",
  "order-refunded": "To the customer",
  "form-customer": "To the customer",
  "form-staff": "To the shop",
  "estimate-copy": "To the customer",
  "newsletter-confirmation": "To the customer",
  "account-sign-in": "To the customer",
  "staff-invitation": "To the staff",
  "staff-sign-in": "To the staff",
  "staff-factor-change": "To the staff",
  quote: "To the customer",
  "quote-reminder": "To the customer",
  "quote-expired": "To the customer",
  "quote-link-request": "To the shop",
  "dispute-notice": "To the shop",
};

function getRecipientLabel(kind: string): string {
  return isEmailKind(kind) ? recipientLabels[kind] : kind;
}

function isEmailKind(kind: string): kind is EmailKind {
  return Object.hasOwn(recipientLabels, kind);
}

/** All emails of the demo: the list beside the opened email, stacked on a phone. */
export function Mailbox({ emails, waiting, open, isPicked, asText }: MailboxProps) {
  return (
    <div className="container-wide py-section-tight">
      <header className="flex flex-wrap items-end justify-between gap-gap border-b border-line pb-8">
        <div>
          <p className="eyebrow">Demo</p>
          <h1 className="mt-3 font-display text-h2">Mailbox</h1>
          <p className={classNames("mt-3 max-w-prose text-ink-soft", isPicked && "max-lg:hidden")}>
            Nothing leaves this machine. Every email the shop would send is kept here, just as its reader
            would see it.
          </p>
        </div>
        <p className={classNames("text-sm text-ink-soft", isPicked && "max-lg:hidden")} role="status">
          {toCountText(emails.length)}
        </p>
      </header>
      <PendingEmails emails={waiting} />
      {open ? (
        <div className="mt-8 grid gap-gap lg:grid-cols-12">
          <EmailList emails={emails} openId={open.id} className={isPicked ? "max-lg:hidden" : undefined} />
          <EmailPanel email={open} asText={asText} className={isPicked ? undefined : "max-lg:hidden"} />
        </div>
      ) : (
        <div className="mt-8">
          <EmptyState
            title="No emails yet"
            text="Order a sample: its confirmation will be here within seconds."
            action={<ButtonLink to={paths.orderSamples}>Order samples</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}

function toCountText(count: number): string {
  return count === 1 ? "1 email" : `${count} emails`;
}

function PendingEmails({ emails }: { readonly emails: readonly PendingEmail[] }) {
  if (emails.length === 0) return null;
  return (
    <p className="mt-6 border border-warning bg-warning-soft px-4 py-3 text-sm text-warning">
      {emails.length === 1 ? "One email is" : `${emails.length} emails are`} waiting to be sent.{" "}
      {emails.find(({ lastError }) => lastError)?.lastError ?? ""}
    </p>
  );
}

type EmailListProps = {
  readonly emails: readonly EmailSummary[];
  readonly openId: string;
  readonly className: string | undefined;
};

function EmailList({ emails, openId, className }: EmailListProps) {
  return (
    <nav aria-label="Emails" className={classNames("lg:col-span-4", className)}>
      <ul className="divide-y divide-line border-y border-line">
        {emails.map((email) => (
          <li key={email.id}>
            <Link
              to={`${paths.demo.mailbox}?mail=${email.id}`}
              aria-current={email.id === openId ? "true" : undefined}
              className={classNames(
                "block border-l-2 px-4 py-4 transition-colors hover:bg-paper-deep",
                email.id === openId ? "border-pine bg-pine-soft" : "border-transparent",
              )}
            >
              <span className="flex items-center justify-between gap-4">
                <Badge tone={email.kind.endsWith("admin") ? "outline" : "info"}>
                  {getRecipientLabel(email.kind)}
                </Badge>
                <time dateTime={email.sentAt} className="text-xs text-ink-soft">
                  {formatTime(email.sentAt)}
                </time>
              </span>
              <span className="mt-2.5 block text-base">{email.subject}</span>
              <span className="mt-0.5 block truncate text-sm text-ink-soft">{email.to}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EmailPanelProps = {
  readonly email: OpenedEmail;
  readonly asText: boolean;
  readonly className: string | undefined;
};

function EmailPanel({ email, asText, className }: EmailPanelProps) {
  return (
    <article
      aria-labelledby="email-subject"
      className={classNames("min-w-0 border border-line bg-white lg:col-span-8", className)}
    >
      <header className="border-b border-line px-6 py-5">
        <Link
          to={paths.demo.mailbox}
          className="-mt-2 mb-2 inline-flex min-h-11 items-center text-sm underline decoration-brass underline-offset-4 lg:hidden"
        >
          All emails
        </Link>
        <h2 id="email-subject" className="font-display text-h4">
          {email.subject}
        </h2>
        <dl className="mt-3 grid gap-1 text-sm text-ink-soft">
          <EmailField name="To" value={email.to} />
          {email.cc.length > 0 ? <EmailField name="Cc" value={email.cc.join(", ")} /> : null}
          <EmailField name="Sent" value={formatTime(email.sentAt)} />
        </dl>
        {email.attachments.map((name, index) => (
          <a
            key={name}
            href={paths.demo.mailFile(email.id, String(index))}
            className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {name}
          </a>
        ))}
        <nav aria-label="Email format" className="mt-4 flex gap-5 text-sm">
          <ViewLink emailId={email.id} view="html" isCurrent={!asText} />
          <ViewLink emailId={email.id} view="text" isCurrent={asText} />
        </nav>
      </header>
      {asText ? (
        <pre className="overflow-x-auto px-4 py-6 font-mono text-xs whitespace-pre-wrap sm:px-6 sm:text-sm">
          {email.text}
        </pre>
      ) : (
        <EmailFrame key={email.id} title={`Mail: ${email.subject}`} src={paths.demo.mailBody(email.id)} />
      )}
    </article>
  );
}

function EmailField({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="w-14 shrink-0 text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-words text-ink">{value}</dd>
    </div>
  );
}

const viewNames = { html: "Formatted", text: "Plain text" } as const;

function ViewLink({
  emailId,
  view,
  isCurrent,
}: {
  readonly emailId: string;
  readonly view: keyof typeof viewNames;
  readonly isCurrent: boolean;
}) {
  return (
    <Link
      to={`${paths.demo.mailbox}?mail=${emailId}&view=${view}`}
      aria-current={isCurrent ? "true" : undefined}
      preventScrollReset
      className={classNames(
        "border-b-2 py-1 transition-colors",
        isCurrent ? "border-pine text-ink" : "border-transparent text-ink-soft hover:text-ink",
      )}
    >
      {viewNames[view]}
    </Link>
  );
}

/** A fixed time zone, so that server and browser render the same. */
const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: shopTimeZone,
});

function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}
