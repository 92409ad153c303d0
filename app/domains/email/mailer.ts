import type { Result } from "~/kernel/result";

export type Email = {
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one press, or one click in a mail program, leaves the list it belongs to (RFC 2369, RFC 8058). */
  readonly unsubscribe?: string;
  /** Files that go with it; `content` is base64. */
  readonly attachments?: readonly EmailAttachment[];
};

export type EmailAttachment = { readonly name: string; readonly type: string; readonly content: string };

/** Whoever carries mails away. The key says which mail it is: the same key twice is one mail. */
export type Mailer = {
  readonly send: (mail: Email, key: string) => Promise<Result<null, { readonly message: string }>>;
  /** Whether the bodies are kept in the outbox, to be read at /demo/mailbox. */
  readonly keepsCopies: boolean;
};
