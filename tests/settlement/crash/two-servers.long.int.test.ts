import { afterEach, beforeEach, describe, it } from "vitest";
import { emptyDatabase } from "#tests/support/database/empty-database";
import { findRequiredPostgres, setUpTwoConnections } from "#tests/support/database/two-connections";
import { assertLedgerMatches } from "#tests/support/payments/assert-ledger";
import { createPayingServices, type PayingServices } from "#tests/support/payments/paying-services";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { runJobsForAMinute, runPaymentFlow, testedProviders } from "#tests/support/payments/payment-flow";
import { silentLog } from "#tests/support/shop/silent-log";
import { reconcile } from "~/domains/settlement/reconcile.server";

const bin = findRequiredPostgres();
const postgres = setUpTwoConnections(bin);
let shop: PayingShop;
let servers: readonly PayingServices[];

beforeEach(async () => {
  const [one, other] = postgres().databases;
  await emptyDatabase(one.db);
  shop = await startPayingShop(one);
  await shop.sandbox.control.holdWebhooks();
  // The other server has separate connections, counts and gateways, but the same database and provider.
  const beside = createPayingServices(other, shop.sandbox, {
    log: silentLog,
    onEmailSent: shop.recordSentEmail,
  });
  servers = [shop.services, { ...beside, clock: shop.services.clock }];
});
afterEach(() => shop.close());

/** `npm run test:crash` submits up to twenty times. */
const widths = process.env.CRASH_REPEATS ? [2, 6, 20] : [6];
const cases = testedProviders.flatMap((provider) => widths.map((wide) => ({ provider, wide })));

describe.skipIf(!bin)("two servers on one database and one provider", () => {
  it.each(cases)(
    "creates one order and one charge by $provider for $wide parallel submits to two servers",
    async ({ provider, wide }) => {
      const submissions = Array.from({ length: wide }, (_, n) =>
        runPaymentFlow(servers[n % 2] ?? shop.services, shop, provider).catch(() => undefined),
      );
      await Promise.all(submissions);
      // A shopper whose submit was refused submits again to the other server.
      await runPaymentFlow(servers[1] ?? shop.services, shop, provider).catch(() => undefined);
      shop.services.clock.advance(61);
      await Promise.all(servers.map((services) => reconcile(services)));
      await runJobsForAMinute(shop);
      await assertLedgerMatches({ kind: "postgres", db: shop.services.db }, shop, { mustBePaid: true });
    },
  );
});
