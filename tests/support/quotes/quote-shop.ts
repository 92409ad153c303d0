import { contentOf } from "../content/content";
import { shopContent } from "../content/shop-content";
import type { TestDatabase } from "../database/database";
import { shopServices } from "../shop/shop-services";

/** Creates the test shop, where quotes may be paid in installments. */
export function createQuoteShop(database: TestDatabase): ReturnType<typeof shopServices> {
  return { ...shopServices(database), content: contentOf([...shopContent, payInPartsMethod]) };
}

/** The payment method for installments of a quote. */
export const payInPartsMethod = {
  _id: "payment-split-payment",
  _type: "paymentMethod",
  name: "split-payment",
  title: "Pay in installments",
  enabled: true,
  isDefault: false,
  sortOrder: 9,
  availableMethods: ["online-payment"],
  scopes: ["convert-to-order"],
};
