import type { Result } from "~/kernel/result";

export type Email = {
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The URL of the one-click unsubscribe headers (RFC 2369, RFC 8058). */
  readonly unsubscribe?: string;
  /** Attachments; `content` is base64. */
  readonly attachments?: readonly EmailAttachment[];
};

export type EmailAttachment = { readonly name: string; readonly type: string; readonly content: string };

/** Why an email was not sent; `isUnreachable` if the provider did not answer. */
export type DeliveryFailure = { readonly message: string; readonly isUnreachable?: boolean };

/** Sends emails. `key` is the idempotency key: the same key twice is one email. */
export type Mailer = {
  readonly send: (email: Email, key: string) => Promise<Result<null, DeliveryFailure>>;
  /** Whether the bodies are stored in the outbox, for /demo/mailbox. */
  readonly keepsCopies: boolean;
};
