import type { TestDatabase } from "#tests/support/database/database";
import { aMinuteOfJobs, jobsFor, walk } from "./crash-walk";
import { judge } from "./judge";
import type { CrashingProvider, Ground } from "./paid-things";
import type { PayingShop } from "./paying-shop";

/** A shopper who got no answer presses again while the page still turns; by then a request to a provider is given up. */
const impatienceSeconds = 26;

/**
 * The shop after a death: the shopper presses again soon, and a minute after the death all money that moved is recorded. Who
 * was told to come again presses once more, and it is paid, once.
 */
export async function livesOn(
  database: TestDatabase,
  shop: PayingShop,
  provider: CrashingProvider,
  ground: Ground,
): Promise<void> {
  const press = () => walk(shop.services, shop, provider, { ground }).catch(() => undefined);
  shop.services.clock.advance(impatienceSeconds);
  await press();
  await jobsFor(shop, 60 - impatienceSeconds);
  await judge(database, shop, { ground, mustBePaid: false });
  // Once more to hear that a charge was never made, and then to make it.
  await press();
  await press();
  await aMinuteOfJobs(shop);
  await judge(database, shop, { ground, mustBePaid: true });
}
