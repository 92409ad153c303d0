import { orderPayable } from "~/domains/orders/payments/order-payable.server";
import { quotePayable } from "~/domains/quotes/payment/quote-payable.server";
import type { Payables } from "~/domains/settlement/payable";

export const payables: Payables = { order: orderPayable, quote: quotePayable };
