import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CrashPoint, interruptAt, listCrashPoints } from "#tests/support/crash/crash-points";
import { testDatabase } from "#tests/support/database/database";
import { assertLedgerMatches } from "#tests/support/payments/assert-ledger";
import type { TestedProvider } from "#tests/support/payments/payable-fixtures";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { runJobsForAMinute, runPaymentFlow, testedProviders } from "#tests/support/payments/payment-flow";
import { reconcile } from "~/domains/settlement/reconcile.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

/** Runs while one submit waits: another submit pays the same order, its webhooks arrive, and the reconciler runs. */
async function rival(provider: TestedProvider): Promise<void> {
  const { control } = shop.sandbox;
  await runPaymentFlow(shop.services, shop, provider).catch(() => undefined);
  for (const { id } of await control.events()) await control.resendEvent(id);
  shop.services.clock.advance(61);
  await reconcile(shop.services);
}

/** `npm run test:crash` runs the rival at every point. */
const short: readonly [TestedProvider, CrashPoint][] = [
  ["stripe", "place: after the order is written"],
  ["stripe", "settle: after the provider answered"],
  ["paypal", "place: after the provider was told"],
  ["paypal", "settle: before the provider is told"],
  ["paypal", "settle: before the payment is written"],
  ["authorizenet", "place: before the provider is told"],
  ["authorizenet", "mail: before its leaving is written"],
];
const every = testedProviders.flatMap((provider) =>
  listCrashPoints(provider).map((point): [TestedProvider, CrashPoint] => [provider, point]),
);

describe("a rival between two steps of a payment", () => {
  it.each(process.env.CRASH_REPEATS ? every : short)(
    "causes one charge, one order and one email to each side when the same payment runs again during %s at '%s'",
    async (provider, point) => {
      let met = 0;
      const { services, enter } = interruptAt(shop.services, point, async () => {
        met += 1;
        await rival(provider);
      });
      await runPaymentFlow({ ...shop.services, ...services }, shop, provider, { enter }).catch(
        () => undefined,
      );
      expect(met).toBe(1);
      await runJobsForAMinute(shop);
      await assertLedgerMatches(database, shop, { mustBePaid: true });
    },
  );
});

describe("an order submitted many times at once", () => {
  const widths = process.env.CRASH_REPEATS ? Array.from({ length: 19 }, (_, n) => n + 2) : [2, 20];
  const submissions = testedProviders.flatMap((provider) => widths.map((wide) => ({ provider, wide })));

  it.each(submissions)(
    "creates one order, one charge and two emails for $wide parallel submits by $provider",
    async ({ provider, wide }) => {
      const submit = () => runPaymentFlow(shop.services, shop, provider).catch(() => undefined);
      await Promise.all(Array.from({ length: wide }, submit));
      shop.services.clock.advance(61);
      await runJobsForAMinute(shop);
      await assertLedgerMatches(database, shop, { mustBePaid: true });
    },
  );
});
