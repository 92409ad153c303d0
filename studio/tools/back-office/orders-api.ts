import type { Carrier } from "../../../app/kernel/carriers";
import { paths } from "../../../app/kernel/paths";
import type { OrderStatus } from "../../../app/kernel/statuses/statuses";
import type { LogEntry } from "../parts/notes";
import { callStaffApi, toQueryString } from "../parts/staff-api";
import type { Dispute, DisputeState } from "../payments/reviews-api";
import type { ListQuery, ManualPayment } from "./quotes-api";

/** Whether an order was refunded in full, in part, or not at all. */
export type RefundState = "none" | "partial" | "full";

export type OrderSummary = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly name: string;
  readonly email: string;
  readonly poNumber: string | null;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly refunded: number;
  readonly refund: RefundState;
  readonly createdAt: string;
};

export type OrderPage = {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly next: string | null;
};

export type OrderPayment = {
  readonly id: string;
  readonly amount: number;
  readonly provider: string;
  readonly methodLabel: string;
  readonly status: string;
  readonly reference: string | null;
  readonly recordedBy: string | null;
  /** The member of staff who voided a payment that was recorded by mistake. */
  readonly voidedBy: string | null;
  readonly createdAt: string;
  /** State of the charge's dispute; null without a dispute. */
  readonly dispute: DisputeState | null;
};

/** A refund that staff asked for. */
export type RequestedRefund = {
  readonly id: string;
  readonly amount: number;
  readonly author: string;
  readonly status: "open" | "completed" | "failed";
  readonly failureMessage: string | null;
  readonly createdAt: string;
};

/** A payment in the panel of its order. */
export type OrderPaymentRecord = OrderPayment & {
  /** The amount that the provider can still give back, in dollars. */
  readonly refundable: number;
  readonly refunds: readonly RequestedRefund[];
};

export type OrderRecord = {
  readonly order: {
    readonly id: string;
    readonly orderIncrementId: string;
    readonly poNumber: string | null;
    readonly status: OrderStatus;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly createdAt: string;
    readonly shippingLabel: string | null;
    readonly subtotal: number;
    readonly shippingAmount: number;
    readonly taxPercent: number;
    readonly taxAmount: number;
    readonly discountAmount: number;
    readonly total: number;
    readonly splitPaymentEnabled: boolean;
    readonly additionalNotes: string | null;
    readonly items: readonly {
      readonly id: string;
      readonly name: string;
      readonly sku: string;
      readonly qty: number;
      readonly rowTotal: number;
      readonly notes: string | null;
    }[];
    readonly shipments: readonly {
      readonly id: string;
      readonly carrierName: string;
      readonly trackingNumber: string;
      readonly trackingUrl: string | null;
      readonly createdAt: string;
    }[];
    readonly addresses: readonly {
      readonly type: "billing" | "shipping";
      readonly firstName: string;
      readonly lastName: string;
      readonly street1: string;
      readonly street2: string | null;
      readonly city: string;
      readonly state: string;
      readonly zipCode: string;
      readonly phoneNumber: string;
    }[];
  };
  /** True when the customer's data was deleted: no email can be sent. */
  readonly isForgotten: boolean;
  /** The status actions that the order's status allows. */
  readonly actions: readonly StatusAction[];
  readonly balance: number;
  /** Amount that staff may still record as received; exceeds the balance after a refund. */
  readonly recordable: number;
  readonly refunded: number;
  readonly refund: RefundState;
  readonly payments: readonly OrderPaymentRecord[];
  readonly disputes: readonly Dispute[];
  readonly history: readonly {
    readonly status: string;
    readonly comment: string;
    readonly isCustomerNotified: boolean;
    readonly createdAt: string;
  }[];
  readonly log: readonly LogEntry[];
};

export type PaymentSummary = OrderPayment & {
  readonly orderId: string | null;
  readonly quoteId: string | null;
  readonly orderNumber: string | null;
  readonly name: string;
  readonly email: string | null;
};

export type PaymentPage = {
  readonly payments: readonly PaymentSummary[];
  readonly total: number;
  readonly next: string | null;
};

/** The actions that change an order's status. */
export type StatusAction =
  | "process"
  | "ship"
  | "complete"
  | "hold"
  | "resume"
  | "cancel"
  | "report-fraud"
  | "close"
  | "reopen";

export type OrderAction =
  | ManualPayment
  | {
      readonly action: "ship";
      readonly carrier: Carrier;
      readonly carrierName: string;
      readonly trackingNumber: string;
    }
  | { readonly action: Exclude<StatusAction, "ship"> }
  | { readonly action: "void"; readonly paymentId: string }
  | {
      readonly action: "refund";
      readonly key: string;
      readonly paymentId: string;
      readonly amount: string;
    }
  | { readonly action: "note"; readonly text: string }
  | {
      readonly action: "resend";
      readonly letter: "order-confirmation" | "order-confirmation-admin" | "split-payment-confirmation";
    };

const orders = `${paths.backOffice}/orders`;
const payments = `${paths.backOffice}/payments`;
const getOrderUrl = (id: string) => `${orders}/${encodeURIComponent(id)}`;

export const getOrdersCsvUrl = (query: ListQuery) => `${orders}/export.csv?${toQueryString(query)}`;
export const readOrders = (query: ListQuery) => callStaffApi<OrderPage>(`${orders}?${toQueryString(query)}`);
export const readOrder = (id: string) => callStaffApi<OrderRecord>(getOrderUrl(id));
export const sendOrderAction = (id: string, action: OrderAction) =>
  callStaffApi<object>(getOrderUrl(id), action);

export const getPaymentsCsvUrl = (query: ListQuery) => `${payments}/export.csv?${toQueryString(query)}`;
export const readPayments = (query: ListQuery) =>
  callStaffApi<PaymentPage>(`${payments}?${toQueryString(query)}`);
