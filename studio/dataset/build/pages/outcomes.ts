import * as block from "../blocks";
import { faqId } from "../questions";
import { image } from "../stored";
import { styleId } from "../styles";
import { quotePaymentWords, splitPaymentWords } from "../words/pages/quote-payment";
import { page } from "./page";
import { written } from "./written";

/** Pages a visitor lands on rather than looks for. Result texts are in the result page documents (S2 §2.3, §2.4). */
export const orderSuccessPage = page({
  id: "order-success",
  name: "order-success",
  path: "/order/success",
  title: "Order placed",
  seo: {
    title: "Order placed | Stile & Rail",
    description:
      "Your order number and what happens next with the sample doors you ordered from Stile & Rail in Sidney.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [
    block.faqAccordion("questions", {
      title: "While you wait",
      faqs: ["delivery-time", "sample-return", "care"].map(faqId),
    }),
  ],
});

export const paymentFailurePage = page({
  id: "payment-failure",
  name: "payment-failure",
  path: "/payment/fail",
  title: "Payment not completed",
  seo: {
    title: "Payment not completed | Stile & Rail",
    description:
      "The payment was not approved. Your sample doors are still in the cart, and you can try again at any time.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [],
});

export const notFoundPage = page({
  id: "not-found",
  name: "not-found",
  path: "/not-found",
  title: "Page not found",
  seo: {
    title: "Page not found | Stile & Rail",
    description:
      "This page has moved or never existed. Browse cabinet doors, order samples or write to Stile & Rail instead.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [
    block.banner("lost", {
      title: "This drawer is empty.",
      description:
        "The page you asked for has moved, or never was. {{goBack}} to where you came from, or {{goHome}} and start with a door.",
      image: image("scenes/kitchen-6.webp", "Navy galley kitchen with a window above the sink", {
        x: 0.5,
        y: 0.5,
      }),
      actions: [],
      bannerLayout: "split",
    }),
    block.styleSlider("doors", {
      title: "Perhaps you were looking for one of these",
      styles: ["wtse", "trnv", "hysk", "yrgr", "ivys", "tdwd", "dvcs", "oxs"].map(styleId),
    }),
  ],
});

/** The words around a quote, and around an order's balance (S2 §2.6, §2.7); ruling A43: without a trail. */
export const quotePaymentPage = written(quotePaymentWords, { noIndex: true, withoutTrail: true });
export const splitPaymentPage = written(splitPaymentWords, { noIndex: true, withoutTrail: true });
