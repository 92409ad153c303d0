import type { ApiOperation } from "./operation";
import { orderOperations, quoteOperations } from "./order-operations";
import { paymentOperations } from "./payment-operations";
import { accountOperations, shopOperations } from "./shop-operations";

/** Every endpoint of the shop, with its request and response schemas. */
export const apiOperations: readonly ApiOperation[] = [
  ...shopOperations,
  ...orderOperations,
  ...paymentOperations,
  ...quoteOperations,
  ...accountOperations,
];
