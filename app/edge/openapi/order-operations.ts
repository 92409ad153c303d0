import { z } from "zod";
import { orderBodySchema, orderChangeSchema } from "~/domains/checkout/place-order/order-body.schema";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { payInstallmentSchema, reportInstallmentSchema } from "~/domains/installments/installment.schema";
import { emailRequestSchema } from "~/domains/orders/emails/email-request.schema";
import { convertQuoteSchema, payQuoteSchema } from "~/domains/quotes/payment/pay-quote.schema";
import { paths } from "~/kernel/paths";
import {
  convertedAnswer,
  installmentAnswer,
  letterAnswer,
  letterRefusal,
  orderAnswer,
  orderViewAnswer,
  orderViewRefusal,
  payerRefusal,
  payQuoteAnswer,
  quoteAnswer,
  quoteRefusalSchema,
  refusalSchema,
} from "./answers";
import { type ApiOperation, toOpenApiPath } from "./operation";

const { api } = paths;

export const orderOperations: readonly ApiOperation[] = [
  {
    operationId: "getLatestOrder",
    tag: "Orders",
    method: "get",
    path: api.order,
    summary: "Get the latest order of this browser.",
    description: "The signed cookies of the browser name the orders that it placed.",
    response: orderAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "placeOrder",
    tag: "Orders",
    method: "post",
    path: api.order,
    summary: "Place an order.",
    description:
      "Places the order of a sample cart and starts its payment. The shop computes prices, shipping and tax itself.",
    body: orderBodySchema,
    response: orderReplySchema,
    errorResponse: orderReplySchema,
  },
  {
    operationId: "updateOrder",
    tag: "Orders",
    method: "patch",
    path: api.order,
    summary: "Update an order after its payment step.",
    description:
      "Asks the provider for the state of the payment and updates an order that this browser placed.",
    body: orderChangeSchema,
    response: orderReplySchema,
    errorResponse: orderReplySchema,
  },
  {
    operationId: "getCustomerOrder",
    tag: "Orders",
    method: "get",
    path: toOpenApiPath(api.orderView("{id}")),
    summary: "Get an order of the signed-in customer.",
    description: "Responds with 404 for another customer's order.",
    response: orderViewAnswer,
    errorResponse: orderViewRefusal,
  },
  {
    operationId: "getInstallmentOrder",
    tag: "Orders",
    method: "get",
    path: toOpenApiPath(api.orderOfPayer("{orderId}")),
    summary: "Get an order that can be paid in installments.",
    description: "The email address must be the one of the order.",
    query: z.object({ email: z.string() }),
    response: orderAnswer,
    errorResponse: payerRefusal,
  },
  {
    operationId: "payInstallment",
    tag: "Orders",
    method: "post",
    path: toOpenApiPath(api.splitPayment("{orderId}")),
    summary: "Pay an installment of an order.",
    description:
      "With an amount, starts an installment. With payments, asks the provider for their state and records it.",
    body: z.union([reportInstallmentSchema, payInstallmentSchema]),
    response: installmentAnswer,
    errorResponse: payerRefusal,
  },
  {
    operationId: "sendOrderEmail",
    tag: "Emails",
    method: "post",
    path: api.sendEmail,
    summary: "Send an email about an order.",
    description:
      "Sends an email that is due about an order of this browser. Each email is sent once, and only to a recipient of that email.",
    body: emailRequestSchema,
    response: letterAnswer,
    errorResponse: letterRefusal,
  },
];

export const quoteOperations: readonly ApiOperation[] = [
  {
    operationId: "getQuote",
    tag: "Quotes",
    method: "get",
    path: api.quote,
    summary: "Get a quote by its link.",
    description: "Returns the quote that the id and the token of its link open.",
    query: z.object({ quoteId: z.string(), token: z.string() }),
    response: quoteAnswer,
    errorResponse: quoteRefusalSchema,
  },
  {
    operationId: "payQuote",
    tag: "Quotes",
    method: "post",
    path: api.payQuote,
    summary: "Start the payment of a quote.",
    description: "The caller proves with the token of the link that the quote is theirs.",
    body: payQuoteSchema,
    response: payQuoteAnswer,
    errorResponse: quoteRefusalSchema,
  },
  {
    operationId: "convertQuote",
    tag: "Quotes",
    method: "post",
    path: api.convertQuote,
    summary: "Turn a paid quote into an order.",
    description:
      "Asks the provider for the state of the payment. A quote becomes an order with its first payment.",
    body: convertQuoteSchema,
    response: convertedAnswer,
    errorResponse: quoteRefusalSchema,
  },
  {
    operationId: "getCustomerQuote",
    tag: "Quotes",
    method: "get",
    path: toOpenApiPath(api.quoteView("{id}")),
    summary: "Get a quote of the signed-in customer.",
    description:
      "Also returns the order that the quote became. Responds with 404 for another customer's quote.",
    response: quoteAnswer,
    errorResponse: refusalSchema,
  },
];
