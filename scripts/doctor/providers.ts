import type { Env } from "~/edge/settings/env.server";
import { createError, createSuccess, type Finding } from "./finding";
import { examineAuthorizenet, examinePaypal } from "./gateways";

type Fetch = typeof fetch;

/** Checks that each configured provider accepts its key. The local sandbox needs no key. */
export async function examineProviders(env: Env, ask: Fetch = fetch): Promise<readonly Finding[]> {
  return [
    await examineStripe(env, ask),
    await examinePaypal(env, ask),
    await examineAuthorizenet(env, ask),
    await examineMail(env, ask),
    examineSender(env),
  ];
}

async function examineStripe({ stripe }: Env, ask: Fetch): Promise<Finding> {
  if (!stripe) return createSuccess("Stripe", "not configured, not offered");
  if (stripe.sandbox) return createSuccess("Stripe", "the embedded sandbox (no real money)");
  return examineAnswer("Stripe", "STRIPE_SECRET_KEY", "https://dashboard.stripe.com/apikeys", () =>
    ask("https://api.stripe.com/v1/balance", { headers: { Authorization: `Bearer ${stripe.secretKey}` } }),
  );
}

async function examineMail({ resend }: Env, ask: Fetch): Promise<Finding> {
  if (!resend) return createSuccess("Mail", "kept in the outbox, shown at /demo/mailbox");
  return examineAnswer("Mail", "RESEND_API_KEY", "https://resend.com/api-keys", () =>
    ask("https://api.resend.com/domains", { headers: { Authorization: `Bearer ${resend.apiKey}` } }),
  );
}

function examineSender({ resend, mailFrom }: Env): Finding {
  if (!resend) return createSuccess("Sender", "none needed");
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$|<[^@\s]+@[^@\s]+>$/.test(mailFrom)
    ? createSuccess("Sender", mailFrom)
    : createError(
        "Sender",
        "MAIL_FROM is not an email address",
        "set MAIL_FROM to an address of a domain verified at https://resend.com/domains",
      );
}

async function examineAnswer(
  subject: string,
  setting: string,
  keysPage: string,
  call: () => Promise<Response>,
): Promise<Finding> {
  const answer = await call().catch(() => null);
  if (!answer)
    return createError(subject, "cannot be reached", "check the network and the firewall of this machine");
  if (answer.status === 401 || answer.status === 403) {
    return createError(
      subject,
      `does not accept ${setting}`,
      `copy the key from ${keysPage} into ${setting}`,
    );
  }
  return answer.ok
    ? createSuccess(subject, "accepts the key")
    : createError(subject, `answers ${answer.status}`, "wait a few minutes and run npm run doctor again");
}
