import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { aMinuteOfJobs, crashingProviders, mails, walk } from "#tests/support/payments/crash-walk";
import { judge } from "#tests/support/payments/judge";
import { livesOn } from "#tests/support/payments/lives-on";
import { type CrashPoint, crashPointsOf, mortal } from "#tests/support/payments/mortal";
import {
  type CrashingProvider,
  type PaidThing,
  paidThings,
  prepared,
} from "#tests/support/payments/paid-things";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";

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

type Dying = readonly [CrashPoint, PaidThing];

/** `npm run test:crash` does each of these twenty times, on Postgres, and those of all points for quotes and installments. */
const again = { repeats: Number(process.env.CRASH_REPEATS ?? 1) - 1 };
const short: Readonly<Record<CrashingProvider, readonly Dying[]>> = {
  stripe: [
    ["place: after the provider was told", "quote"],
    ["settle: before the payment is written", "quote"],
    ["settle: before the provider is told", "quote"],
    ["place: after the order is written", "instalment"],
    ["settle: after the payment is written", "instalment"],
  ],
  paypal: [
    ["place: after the provider was told", "quote"],
    ["settle: after the provider was told", "quote"],
    ["settle: before the provider is told", "instalment"],
    ["settle: before the payment is written", "instalment"],
  ],
  authorizenet: [
    ["place: before the provider is told", "quote"],
    ["place: after the provider was told", "quote"],
    ["place: after the provider was told", "instalment"],
    ["settle: before the payment is written", "instalment"],
  ],
};

function deathsOf(provider: CrashingProvider): readonly Dying[] {
  const of = (thing: PaidThing) => crashPointsOf(provider, thing).map((point): Dying => [point, thing]);
  return process.env.CRASH_REPEATS ? paidThings.flatMap(of) : [...of("order"), ...short[provider]];
}

/** Whether it died; a mail that dies is a mail that failed: its sender notes that and goes on. */
async function dies(provider: CrashingProvider, point: CrashPoint, thing: PaidThing) {
  const ground = await prepared(shop.services, thing);
  await mails(shop.services);
  const { services, enter } = mortal(shop.services, point, die);
  const died = await walk({ ...shop.services, ...services }, shop, provider, { ground, enter }).then(
    () => false,
    (error: unknown) => error instanceof Death,
  );
  return { ground, died };
}

describe.each(crashingProviders)("a shop that dies while somebody pays by %s", (provider) => {
  it.each(deathsOf(provider))(
    "%s of an %s: the shopper presses again, and nothing is lost or taken twice",
    again,
    async (point, thing) => {
      const { ground, died } = await dies(provider, point, thing);
      if (!point.startsWith("mail")) expect(died).toBe(true);
      await livesOn(database, shop, provider, ground);
    },
  );

  const beforeMails = deathsOf(provider).filter(([point]) => !point.startsWith("mail"));
  it.each(beforeMails)(
    "%s of an %s: the shopper is gone, and a minute later every charge is recorded",
    again,
    async (point, thing) => {
      const { ground } = await dies(provider, point, thing);
      await aMinuteOfJobs(shop);
      await judge(database, shop, { ground, mustBePaid: false });
    },
  );
});
