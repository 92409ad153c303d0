import type { PayableRef } from "~/domains/payments/attempt";
import { listAttempts } from "./attempt.store.server";
import { type InstallmentPayer, isReleasableByOwner } from "./reservation";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";

/**
 * Asks the providers about parts whose place the payer may take: those whose reservation has ended, and for the order's
 * owner those of strangers. One that was confirmed meanwhile stays reserved, one that was paid counts. While a provider is
 * silent the part is canceled there first, or nothing new is started.
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
    const isReleasable = isReserved && (expiresAt <= now || (isOwner && isReleasableByOwner(attempt)));
    if (isReleasable && providerRef !== null) await settle(services, provider, providerRef);
  }
}
