import { cents } from "~/kernel/money/money";
import { declinedFlag, type Order, type OrderAddress, type Payment } from "../order";
import type { EmailSubject } from "./order-email";
import type { OrderCopyKind } from "./order-email-copy";

const createAddress = (type: OrderAddress["type"]): OrderAddress => ({
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

function samplePayment(id: string, amount: number, createdAt: Date): Payment {
  return {
    id,
    attemptId: null,
    transactionId: null,
    amount: cents(amount),
    provider: "stripe",
    method: "card",
    methodLabel: "Credit card",
    status: "completed",
    additionalData: {},
    transactionResponse: {},
    createdAt,
  };
}

/** The payments of the sample order for each kind of copy, in cents; its total is 3495. */
const paidBy: { readonly [K in OrderCopyKind]: readonly number[] } = {
  "order-confirmation": [3495],
  "order-confirmation-admin": [3495],
  "split-payment-confirmation": [1000, 1500],
  "split-payment-final": [2000, 1495],
  "payment-below-total": [3000],
  "payment-declined": [3495],
  "payment-received-admin": [1000, 1500],
  "order-shipped": [3495],
  "order-refunded": [3495, -1000],
};

const aboutWholeOrder: readonly OrderCopyKind[] = [
  "order-confirmation",
  "order-confirmation-admin",
  "order-shipped",
];

/** Creates the sample order for a preview, in a state its copy is sent in, with its last payment. */
export function createSampleEmail(text: OrderCopyKind, now: Date): EmailSubject {
  const isDeclined = text === "payment-declined";
  const payments = paidBy[text].map((amount, index) => ({
    ...samplePayment(`payment-${index}`, amount, now),
    ...(isDeclined ? ({ status: "failed", transactionResponse: declinedFlag } as const) : {}),
  }));
  const isAboutPayment = !aboutWholeOrder.includes(text);
  const isSplit = isAboutPayment && text !== "order-refunded";
  const isShort = text === "payment-below-total" || isDeclined;
  const order = {
    ...sampleOrder(now),
    status: isShort ? "pending_payment" : "ordered",
    splitPaymentEnabled: isSplit && !isShort,
    payments,
  } as const;
  const shipment = text === "order-shipped" ? (order.shipments[0] ?? null) : null;
  return { order, payment: isAboutPayment ? (payments.at(-1) ?? null) : null, shipment };
}

/** Creates a sample order for email previews. */
function sampleOrder(now: Date): Order {
  return {
    id: "sample",
    orderIncrementId: "000000042",
    poNumber: null,
    placementId: null,
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
    shippingLabel: "Standard shipping",
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
    addresses: [createAddress("billing"), createAddress("shipping")],
    payments: [samplePayment("payment", 3495, now)],
    statusHistory: [],
    shipments: [
      {
        id: "shipment",
        carrier: "ups",
        carrierName: "UPS",
        trackingNumber: "1Z999AA10123456784",
        createdAt: now,
      },
    ],
  };
}
