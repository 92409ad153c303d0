import type { Order, Payment } from "~/domains/orders/order";
import { cents, ZERO } from "~/kernel/money/money";

const at = new Date("2026-03-02T15:04:05Z");

export const createPayment = (amount: number, status: Payment["status"]): Payment => ({
  id: `pay-${amount}`,
  attemptId: null,
  transactionId: null,
  amount: cents(amount),
  provider: "stripe",
  method: "credit-card",
  methodLabel: "Credit card",
  status,
  additionalData: { last4: "4242" },
  transactionResponse: {},
  createdAt: at,
});

export const billingAddress: Order["addresses"][number] = {
  id: "a-1",
  type: "billing",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  company: null,
  street1: "12 Main St",
  street2: null,
  city: "Fargo",
  state: "ND",
  zipCode: "58102",
  countryId: "US",
  phoneNumber: "4065550100",
  isDefault: false,
};

/** An order of one sample with a partial payment, a failed payment and an unverified one. */
export const sampleOrder: Order = {
  id: "o-1",
  orderIncrementId: "000000007",
  poNumber: null,
  placementId: null,
  state: "new",
  status: "pending",
  customerId: null,
  customerIsGuest: true,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  orderCurrencyCode: "USD",
  subtotal: cents(1250),
  shippingAmount: cents(995),
  taxPercent: 5,
  taxAmount: cents(112),
  discountAmount: ZERO,
  total: cents(2357),
  shippingMethod: "standard",
  shippingLabel: "Standard Shipping",
  additionalNotes: null,
  emailSent: false,
  splitPaymentEnabled: false,
  minimumSplitAmount: ZERO,
  createdAt: at,
  forgottenAt: null,
  items: [
    {
      id: "i-1",
      name: "Palermo Gloss White Sample Door",
      sku: "SMPL-PMGW",
      qty: 1,
      price: cents(1250),
      rowTotal: cents(1250),
      notes: null,
      customOptions: [{ type: "color", label: "Gloss White", value: "gloss-white" }],
    },
  ],
  addresses: [billingAddress],
  payments: [createPayment(1000, "completed"), createPayment(2357, "failed"), createPayment(500, "success")],
  statusHistory: [
    { status: "pending", comment: "New order has been created", isCustomerNotified: false, createdAt: at },
  ],
  shipments: [],
};
