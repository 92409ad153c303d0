import type { ApiOperation } from "./operation";
import { orderOperations, quoteOperations } from "./order-operations";
import { paymentOperations } from "./payment-operations";
import { accountOperations, shopOperations } from "./shop-operations";

/** Every endpoint of the shop, with the schemas that read what it gets and say what it answers. */
export const apiOperations: readonly ApiOperation[] = [
  ...shopOperations,
  ...orderOperations,
  ...paymentOperations,
  ...quoteOperations,
  ...accountOperations,
];
