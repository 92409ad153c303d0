import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { aMinuteOfJobs, crashingProviders, judge, walk } from "#tests/support/payments/crash-walk";
import { crashPointsOf, mortal } from "#tests/support/payments/mortal";
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

/** `npm run test:crash` does each of these twenty times, on Postgres. */
const again = { repeats: Number(process.env.CRASH_REPEATS ?? 1) - 1 };

describe.each(crashingProviders)("a shop that dies while an order is paid by %s", (provider) => {
  it.each(crashPointsOf(provider))(
    "%s: the shopper presses again, and nothing is lost or taken twice",
    again,
    async (point) => {
      const { services, enter } = mortal(shop.services, point, die);
      const died = await walk({ ...shop.services, ...services }, shop, provider, enter).then(
        () => false,
        (error: unknown) => error instanceof Death,
      );
      // A mail that dies is a mail that failed: its sender notes that and goes on.
      if (!point.startsWith("mail")) expect(died).toBe(true);
      shop.services.clock.advance(61);
      // The first press may only learn that a charge was never made; it says so, and the second makes it.
      const press = () => walk(shop.services, shop, provider);
      await press()
        .catch(press)
        .catch(() => undefined);
      await aMinuteOfJobs(shop);
      await judge(database, shop, true);
    },
  );

  const beforeMails = crashPointsOf(provider).filter((point) => !point.startsWith("mail"));
  it.each(beforeMails)("%s: the shopper is gone, and every charge is an order", again, async (point) => {
    const { services, enter } = mortal(shop.services, point, die);
    await walk({ ...shop.services, ...services }, shop, provider, enter).catch(() => undefined);
    await aMinuteOfJobs(shop);
    await aMinuteOfJobs(shop);
    await judge(database, shop, false);
  });
});
