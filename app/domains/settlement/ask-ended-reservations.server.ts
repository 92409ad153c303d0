import type { PayableRef } from "~/domains/payments/attempt";
import { listAttempts } from "./attempt.store.server";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";

/**
 * Asks the providers about parts whose reservation has ended, before somebody else takes their place: one that was
 * confirmed meanwhile stays reserved, one that was paid counts. While a provider is silent the part is canceled there
 * first, or nothing new is started.
 */
export async function askEndedReservations(services: SettleServices, payable: PayableRef): Promise<void> {
  const now = services.clock.now();
  for (const { status, expiresAt, provider, providerRef } of await listAttempts(services.db, payable)) {
    const hasEnded = status === "open" && expiresAt !== null && expiresAt <= now;
    if (hasEnded && providerRef !== null) await settle(services, provider, providerRef);
  }
}
