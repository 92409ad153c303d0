import { z } from "zod";
import { placeOrderBodySchema } from "~/domains/checkout/order-body.schema";
import { orderChangeSchema } from "~/domains/checkout/order-change.schema";
import { orderReplySchema } from "~/domains/checkout/order-reply.schema";
import { payInstalmentShape, reportInstalmentShape } from "~/domains/instalments/instalment.schema";
import { letterRequestShape } from "~/domains/orders/letters/letter-request.schema";
import { convertQuoteShape, payQuoteShape } from "~/domains/quotes/pay-quote.schema";
import { paths } from "~/kernel/paths";
import {
  convertedAnswer,
  instalmentAnswer,
  letterAnswer,
  letterRefusal,
  orderViewAnswer,
  orderViewRefusal,
  ownOrderAnswer,
  payerRefusal,
  payQuoteAnswer,
  quoteAnswer,
  quoteRefusalSchema,
  refusalSchema,
} from "./answers";
import { type ApiOperation, inBraces } from "./operation";

const { api } = paths;

export const orderOperations: readonly ApiOperation[] = [
  {
    tag: "Orders",
    method: "get",
    path: api.order,
    summary: "Answers the newest order this browser placed.",
    answer: ownOrderAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Orders",
    method: "post",
    path: api.order,
    summary: "Places the order of a sample cart and begins its payment.",
    body: placeOrderBodySchema,
    answer: orderReplySchema,
    refusal: orderReplySchema,
  },
  {
    tag: "Orders",
    method: "patch",
    path: api.order,
    summary: "Brings an order of this browser up to date after the payment step; the provider is asked.",
    body: orderChangeSchema,
    answer: orderReplySchema,
    refusal: orderReplySchema,
  },
  {
    tag: "Orders",
    method: "get",
    path: inBraces(api.orderView("{id}")),
    summary: "Answers an order of the customer who is signed in.",
    answer: orderViewAnswer,
    refusal: orderViewRefusal,
  },
  {
    tag: "Orders",
    method: "get",
    path: inBraces(api.orderOfPayer("{orderId}")),
    summary: "Answers an order that may be paid in parts, for who knows its email.",
    query: z.object({ email: z.string() }),
    answer: ownOrderAnswer,
    refusal: payerRefusal,
  },
  {
    tag: "Orders",
    method: "post",
    path: inBraces(api.splitPayment("{orderId}")),
    summary: "With an amount begins an instalment; with payments asks what became of them.",
    body: z.union([reportInstalmentShape, payInstalmentShape]),
    answer: instalmentAnswer,
    refusal: payerRefusal,
  },
  {
    tag: "Letters",
    method: "post",
    path: api.sendEmail,
    summary: "Sees to it that a letter about an order of this browser leaves, once, to whom it is due.",
    body: letterRequestShape,
    answer: letterAnswer,
    refusal: letterRefusal,
  },
];

export const quoteOperations: readonly ApiOperation[] = [
  {
    tag: "Quotes",
    method: "get",
    path: api.quote,
    summary: "Answers the quote of a link.",
    query: z.object({ quoteId: z.string(), token: z.string() }),
    answer: quoteAnswer,
    refusal: quoteRefusalSchema,
  },
  {
    tag: "Quotes",
    method: "post",
    path: api.payQuote,
    summary: "Begins the payment of a quote, for who holds its link.",
    body: payQuoteShape,
    answer: payQuoteAnswer,
    refusal: quoteRefusalSchema,
  },
  {
    tag: "Quotes",
    method: "post",
    path: api.convertQuote,
    summary: "Asks what became of the payment; what was paid has made the quote an order.",
    body: convertQuoteShape,
    answer: convertedAnswer,
    refusal: quoteRefusalSchema,
  },
  {
    tag: "Quotes",
    method: "get",
    path: inBraces(api.quoteView("{id}")),
    summary: "Answers a quote of the customer who is signed in.",
    answer: quoteAnswer,
    refusal: refusalSchema,
  },
];
