import { cents } from "~/kernel/money";
import type { Order, OrderAddress } from "../order";

const address = (type: OrderAddress["type"]): OrderAddress => ({
  id: type,
  type,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Fairbanks",
  company: null,
  street1: "12 Cottonwood Lane",
  street2: null,
  city: "Bozeman",
  state: "MT",
  zipCode: "59715",
  countryId: "US",
  phoneNumber: "+14065550123",
  isDefault: true,
});

/** An order nobody placed: what an editor sees a mail written around before it is sent to anybody. */
export function sampleOrder(now: Date): Order {
  return {
    id: "sample",
    orderIncrementId: "000000042",
    poNumber: null,
    state: "new",
    status: "ordered",
    customerId: null,
    customerIsGuest: true,
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Fairbanks",
    orderCurrencyCode: "USD",
    subtotal: cents(2500),
    shippingAmount: cents(995),
    taxPercent: 0,
    taxAmount: cents(0),
    discountAmount: cents(0),
    total: cents(3495),
    shippingMethod: "standard",
    shippingLabel: "Standard delivery",
    additionalNotes: "Please leave it at the side door.",
    emailSent: false,
    splitPaymentEnabled: false,
    minimumSplitAmount: cents(0),
    forgottenAt: null,
    createdAt: now,
    items: [
      {
        id: "item",
        name: "Trenton Recessed Navy",
        sku: "SMPL-TRNV",
        qty: 2,
        price: cents(1250),
        rowTotal: cents(2500),
        notes: null,
        customOptions: [{ type: "color", label: "Navy", value: "navy" }],
      },
    ],
    addresses: [address("billing"), address("shipping")],
    payments: [
      {
        id: "payment",
        attemptId: null,
        transactionId: null,
        amount: cents(3495),
        provider: "stripe",
        method: "card",
        methodLabel: "Credit card",
        status: "completed",
        additionalData: {},
        transactionResponse: {},
        createdAt: now,
      },
    ],
    statusHistory: [],
  };
}
