import { joinPath } from "./below";

export const root = "/api";
export const search = "/api/search";
export const samples = "/api/samples";
export const reviews = "/api/reviews/birdeye";
export const reviewSummary = "/api/reviews/summary";
export const filmPicture = (videoId: string) => joinPath("/api/films", videoId, "picture");
export const paymentMethods = "/api/payment-methods";
export const order = "/api/order";
export const orderView = (id: string) => joinPath("/api/order/view", id);
export const orderViewBare = "/api/order/view";
export const quoteView = (id: string) => joinPath("/api/quote/view", id);
export const quoteViewBare = "/api/quote/view";
export const me = "/api/my-account/me";
export const addresses = "/api/my-account/address";
export const address = (id: string) => joinPath("/api/my-account/address", id);
export const favorites = "/api/my-account/favorites";
export const quote = "/api/quote";
export const payQuote = "/api/quote/payment";
export const convertQuote = "/api/quote/convertToOrder";
export const orderOfPayer = (orderId: string) => joinPath("/api/order", orderId);
export const splitPayment = (orderId: string) => joinPath("/api/order", orderId, "split-payment");
export const form = (name: string) => joinPath("/api/forms", name);
export const formTemplate = (name: string) => joinPath("/api/forms", name, "template");
export const sendEmail = "/api/email/send-email";
export const openapi = "/api/openapi.json";
export const docs = "/api/docs";
export const estimates = "/api/estimates";
export const contentPublished = "/api/content/published";
export const verifyPayment = (method: string) => joinPath("/api/payment", method, "verify");
export const stripe = {
  intent: "/api/payment/stripe/payment-intent",
  retrieve: "/api/payment/stripe/payment-intent/retrieve",
  capture: "/api/payment/stripe/capture-payment",
  webhook: "/api/payment/stripe/webhook",
} as const;
export const paypal = {
  order: "/api/payment/paypal/order",
  capture: "/api/payment/paypal/capture",
  webhook: "/api/payment/paypal/webhook",
} as const;
export const authorizeNet = {
  process: "/api/payment/authorize-net/process-transaction",
  webhook: "/api/payment/authorize-net/webhook",
} as const;
