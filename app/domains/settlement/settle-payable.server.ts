import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { listAttempts } from "./attempt.store.server";
import { refOf } from "./sent-charge.server";
import { settle } from "./settle.server";
import type { Settlement, SettleServices } from "./settlement";

/** Where the payment of a payable stands, in the words of `settle`; 'none' when no attempt was ever made. */
export type Standing = {
  readonly standing: Settlement["standing"] | "none";
  readonly providerStatus: string;
  readonly message: string | null;
};

export type SettleSilence = { readonly code: "no-answer"; readonly message: string };

/**
 * Settles what is undecided about a payable's payments and answers where it stands: paid when any attempt is paid,
 * else the newest attempt. What a browser reports about its payment plays no part (docs/payments.md, rule 7).
 */
export async function settlePayable(
  services: SettleServices,
  payable: PayableRef,
): Promise<Result<Standing, SettleSilence>> {
  const standings: Standing[] = [];
  for (const attempt of await listAttempts(services.db, payable)) {
    const standing = await standingOf(services, attempt);
    if (!standing.ok) return standing;
    if (standing.value) standings.push(standing.value);
  }
  const decided = (["paid", "held", "needs_review"] as const).flatMap((wanted) =>
    standings.filter(({ standing }) => standing === wanted),
  );
  return ok(decided[0] ?? standings[0] ?? { standing: "none", providerStatus: "", message: null });
}

/** Null: it is of no account any more. */
export async function standingOf(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<Standing | null, SettleSilence>> {
  const { status, provider, declineMessage } = attempt;
  const told = (standing: Standing["standing"], message: string | null = null) =>
    ok({ standing, providerStatus: status, message });
  if (status === "canceled" || status === "refunded") return ok(null);
  if (status === "paid" || status === "needs_review") return told(status);
  if (status === "declined") return told(status, declineMessage);
  const known = await refOf(services, attempt);
  if (!known.ok) return err({ code: "no-answer", message: paymentMessages.providerSilent });
  const providerRef = known.value;
  if (providerRef === null && attempt.sentAt) return told("declined", paymentMessages.providerSilent);
  if (providerRef === null) {
    return status === "superseded"
      ? ok(null)
      : ok({ standing: "open", providerStatus: "not started", message: null });
  }
  const settled = await settle(services, provider, providerRef);
  if (!settled.ok) return err({ code: "no-answer", message: paymentMessages.providerSilent });
  const { standing } = settled.value;
  const isOver = status === "superseded" && (standing === "open" || standing === "declined");
  return isOver ? ok(null) : settled;
}
