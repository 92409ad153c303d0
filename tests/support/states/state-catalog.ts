import { accountStates } from "./account-states";
import { balanceStates } from "./balance-states";
import { blockStates } from "./block-states";
import { catalogStates } from "./catalog-states";
import { checkoutStates } from "./checkout-states";
import { failureStates } from "./failure-states";
import { orderStates } from "./order-states";
import { popupStates } from "./popup-states";
import { quoteStates } from "./quote-states";
import { signInStates } from "./sign-in-states";
import type { State } from "./state";

/** Every state of a screen that has a test. */
export const stateCatalog: readonly State[] = [
  ...quoteStates,
  ...balanceStates,
  ...orderStates,
  ...accountStates,
  ...signInStates,
  ...catalogStates,
  ...checkoutStates,
  ...popupStates,
  ...blockStates,
  ...failureStates,
];
