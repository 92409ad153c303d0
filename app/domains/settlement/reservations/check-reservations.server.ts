import type { PayableRef } from "~/domains/payments/attempt";
import { listAttempts } from "../attempts/attempt.store.server";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import { canOrderOwnerReplace, type InstallmentPayer } from "./reservation";

/**
 * Checks installments at their providers before the payer may replace them: expired reservations, and for the
 * owner those of strangers. Confirmed ones stay reserved, paid ones count. Without an answer nothing new is
 * started.
 */
export async function checkReservations(
  services: SettleServices,
  payable: PayableRef,
  { isOwner }: Pick<InstallmentPayer, "isOwner">,
): Promise<void> {
  const now = services.clock.now();
  for (const attempt of await listAttempts(services.db, payable)) {
    const { status, expiresAt, provider, providerRef } = attempt;
    const isReserved = status === "open" && expiresAt !== null;
    const isReleasable = isReserved && (expiresAt <= now || (isOwner && canOrderOwnerReplace(attempt)));
    if (isReleasable && providerRef !== null) await settle(services, provider, providerRef);
  }
}
