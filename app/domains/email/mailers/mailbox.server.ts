import { ok } from "~/kernel/result";
import type { Mailer } from "./mailer";

/** The demo's mailer sends nothing. The outbox stores every email for /demo/mailbox. */
export const mailboxMailer: Mailer = { keepsCopies: true, send: async () => ok(null) };
