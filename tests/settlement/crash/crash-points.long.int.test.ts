import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assertShopRecovers } from "#tests/support/crash/assert-recovery";
import { type CrashPoint, interruptAt, listCrashPoints } from "#tests/support/crash/crash-points";
import { testDatabase } from "#tests/support/database/database";
import { assertLedgerMatches } from "#tests/support/payments/assert-ledger";
import {
  createPayableFixture,
  type PayableKind,
  payableKinds,
  type TestedProvider,
} from "#tests/support/payments/payable-fixtures";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import {
  runJobsForAMinute,
  runPaymentFlow,
  sendEmails,
  testedProviders,
} from "#tests/support/payments/payment-flow";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

class Death extends Error {}
const die = async () => {
  throw new Death("the shop died here");
};

type Dying = readonly [CrashPoint, PayableKind];

/** `npm run test:crash` runs each test twenty times on Postgres, with all crash points of quotes and installments. */
const again = { repeats: Number(process.env.CRASH_REPEATS ?? 1) - 1 };
const short: Readonly<Record<TestedProvider, readonly Dying[]>> = {
  stripe: [
    ["place: after the provider was told", "quote"],
    ["settle: before the payment is written", "quote"],
    ["settle: before the provider is told", "quote"],
    ["place: after the order is written", "installment"],
    ["settle: after the payment is written", "installment"],
  ],
  paypal: [
    ["place: after the provider was told", "quote"],
    ["settle: after the provider was told", "quote"],
    ["settle: before the provider is told", "installment"],
    ["settle: before the payment is written", "installment"],
  ],
  authorizenet: [
    ["place: before the provider is told", "quote"],
    ["place: after the provider was told", "quote"],
    ["place: after the provider was told", "installment"],
    ["settle: before the payment is written", "installment"],
  ],
};

function deathsOf(provider: TestedProvider): readonly Dying[] {
  const of = (thing: PayableKind) => listCrashPoints(provider, thing).map((point): Dying => [point, thing]);
  return process.env.CRASH_REPEATS ? payableKinds.flatMap(of) : [...of("order"), ...short[provider]];
}

/** Runs a payment until it crashes. `died` is false for an email, because its sender records the failure and goes on. */
async function dies(provider: TestedProvider, point: CrashPoint, thing: PayableKind) {
  const ground = await createPayableFixture(shop.services, thing);
  await sendEmails(shop.services);
  const { services, enter } = interruptAt(shop.services, point, die);
  const died = await runPaymentFlow({ ...shop.services, ...services }, shop, provider, {
    ground,
    enter,
  }).then(
    () => false,
    (error: unknown) => error instanceof Death,
  );
  return { ground, died };
}

describe.each(testedProviders)("a shop that crashes while a shopper pays by %s", (provider) => {
  it.each(deathsOf(provider))(
    "loses nothing and charges once after a crash at '%s' of an %s when the shopper submits again",
    again,
    async (point, thing) => {
      const { ground, died } = await dies(provider, point, thing);
      if (!point.startsWith("mail")) expect(died).toBe(true);
      await assertShopRecovers(database, shop, provider, ground);
    },
  );

  const beforeMails = deathsOf(provider).filter(([point]) => !point.startsWith("mail"));
  it.each(beforeMails)(
    "records every charge within a minute after a crash at '%s' of an %s when the shopper is gone",
    again,
    async (point, thing) => {
      const { ground } = await dies(provider, point, thing);
      await runJobsForAMinute(shop);
      await assertLedgerMatches(database, shop, { ground, mustBePaid: false });
    },
  );
});
