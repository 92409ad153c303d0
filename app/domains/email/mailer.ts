import type { Result } from "~/kernel/result";

export type Mail = {
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Whoever carries mails away. The key says which mail it is: the same key twice is one mail. */
export type Mailer = {
  readonly send: (mail: Mail, key: string) => Promise<Result<null, { readonly message: string }>>;
  /** Whether the bodies are kept in the outbox, to be read at /demo/mailbox. */
  readonly keepsCopies: boolean;
};
