import { afterEach, beforeEach, describe, it } from "vitest";
import { emptied } from "#tests/support/database/emptied";
import { twoOnPostgres, wantedPostgres } from "#tests/support/database/two-on-postgres";
import { aMinuteOfJobs, crashingProviders, walk } from "#tests/support/payments/crash-walk";
import { judge } from "#tests/support/payments/judge";
import { type PayingServices, payingServices } from "#tests/support/payments/paying-services";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { silentLog } from "#tests/support/shop/silent-log";
import { reconcile } from "~/domains/settlement/reconcile.server";

const bin = wantedPostgres();
const postgres = twoOnPostgres(bin);
let shop: PayingShop;
let servers: readonly PayingServices[];

beforeEach(async () => {
  const [one, other] = postgres().databases;
  await emptied(one.db);
  shop = await startPayingShop(one);
  await shop.sandbox.control.holdWebhooks();
  // The other has connections, counts and gateways of its own; database and provider are the same.
  const beside = payingServices(other, shop.sandbox, { log: silentLog, posted: shop.noteLetter });
  servers = [shop.services, { ...beside, clock: shop.services.clock }];
});
afterEach(() => shop.close());

/** `npm run test:crash` presses up to twenty times. */
const widths = process.env.CRASH_REPEATS ? [2, 6, 20] : [6];
const places = crashingProviders.flatMap((provider) => widths.map((wide) => ({ provider, wide })));

describe.skipIf(!bin)("two servers on one database and one provider", () => {
  it.each(places)(
    "one order and one charge by $provider, pressed $wide times across both",
    async ({ provider, wide }) => {
      const presses = Array.from({ length: wide }, (_, n) =>
        walk(servers[n % 2] ?? shop.services, shop, provider).catch(() => undefined),
      );
      await Promise.all(presses);
      // Who was told to come again presses once more, on the other server.
      await walk(servers[1] ?? shop.services, shop, provider).catch(() => undefined);
      shop.services.clock.advance(61);
      await Promise.all(servers.map((services) => reconcile(services)));
      await aMinuteOfJobs(shop);
      await judge({ kind: "postgres", db: shop.services.db }, shop, { mustBePaid: true });
    },
  );
});
