import * as block from "../blocks";
import { image } from "../stored";
import { styleId } from "../styles";
import { notFoundWords, paymentFailureWords, paymentVerifyWords } from "../words/pages/outcomes";
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
      "The number of your order at Stile & Rail in Sidney, what we have received for it, and what happens next with it.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [],
});

export const paymentFailurePage = written(paymentFailureWords, { noIndex: true, withoutTrail: true });

/** What is read while a payment is checked: the address is the route's own, with its part (S3 §2.1). */
export const paymentVerifyPage = written(paymentVerifyWords, { noIndex: true, withoutTrail: true });

/** Both looks of the 404 page: with a picture anywhere, on its number where a door is not there. */
export const notFoundPage = written(notFoundWords, {
  noIndex: true,
  withoutTrail: true,
  opening: [
    block.pageNotFound("lost", {
      variant: "v1",
      title: "This drawer is empty.",
      description:
        "The page you asked for has moved, or never was. {{goBack}} to where you came from, or {{goHome}} and start with a door.",
      image: image("scenes/kitchen-6.webp", "Navy galley kitchen with a window above the sink", {
        x: 0.5,
        y: 0.5,
      }),
    }),
  ],
});

export const doorNotFoundPage = page({
  id: "door-not-found",
  name: "not-found-door",
  path: "/not-found/door",
  title: "Door not found",
  seo: {
    title: "Door not found | Stile & Rail",
    description:
      "We have no door at this address. See the sixty finishes we do carry, or order samples of the ones you like.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [
    block.pageNotFound("lost", {
      variant: "v2",
      title: "We have no such door",
      description:
        "Its code may be mistyped, or its maker took it out of the line. {{goBack}} to where you came from, {{goHome}}, or look at one of these.",
    }),
    block.styleSlider("doors", {
      title: "Doors we do have",
      styles: ["wtse", "trnv", "hysk", "yrgr", "ivys", "tdwd", "dvcs", "oxs"].map(styleId),
    }),
  ],
});

/** The words around a quote, and around an order's balance (S2 §2.6, §2.7); ruling A43: without a trail. */
export const quotePaymentPage = written(quotePaymentWords, { noIndex: true, withoutTrail: true });
export const splitPaymentPage = written(splitPaymentWords, { noIndex: true, withoutTrail: true });
