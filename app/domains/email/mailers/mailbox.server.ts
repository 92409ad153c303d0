import { ok } from "~/kernel/result";
import type { Mailer } from "../mailer";

/** The demo's mailer: nothing leaves the machine, the outbox keeps every mail for /demo/mailbox. */
export const mailboxMailer: Mailer = { keepsCopies: true, send: async () => ok(null) };
