import type { TestDatabase } from "#tests/support/database/database";
import { assertLedgerMatches } from "./assert-ledger";
import type { PayableFixture, TestedProvider } from "./payable-fixtures";
import type { PayingShop } from "./paying-shop";
import { runJobsFor, runJobsForAMinute, runPaymentFlow } from "./payment-flow";

/** A shopper who got no answer presses again while the page still turns; by then a request to a provider is given up. */
const impatienceSeconds = 26;

/**
 * The shop after a death: the shopper presses again soon, and a minute after the death all money that moved is recorded. Who
 * was told to come again presses once more, and it is paid, once.
 */
export async function assertShopRecovers(
  database: TestDatabase,
  shop: PayingShop,
  provider: TestedProvider,
  ground: PayableFixture,
): Promise<void> {
  const retryPayment = () => runPaymentFlow(shop.services, shop, provider, { ground }).catch(() => undefined);
  shop.services.clock.advance(impatienceSeconds);
  await retryPayment();
  await runJobsFor(shop, 60 - impatienceSeconds);
  await assertLedgerMatches(database, shop, { ground, mustBePaid: false });
  // Once more to hear that a charge was never made, and then to make it.
  await retryPayment();
  await retryPayment();
  await runJobsForAMinute(shop);
  await assertLedgerMatches(database, shop, { ground, mustBePaid: true });
}
