import type { TestDatabase } from "#tests/support/database/database";
import { assertLedgerMatches } from "../payments/assert-ledger";
import type { PayableFixture, TestedProvider } from "../payments/payable-fixtures";
import type { PayingShop } from "../payments/paying-shop";
import { runJobsFor, runJobsForAMinute, runPaymentFlow } from "../payments/payment-flow";

/** The time until a shopper retries without an answer. The request to the provider has timed out by then. */
const impatienceSeconds = 26;

/**
 * Checks a shop after a crash. The shopper retries soon, and within a minute every charge is recorded. A further retry
 * completes an unpaid payment, with one charge in all.
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
  // The first retry learns that no charge was made. The second one makes it.
  await retryPayment();
  await retryPayment();
  await runJobsForAMinute(shop);
  await assertLedgerMatches(database, shop, { ground, mustBePaid: true });
}
