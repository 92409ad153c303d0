import { index, type RouteConfig, route } from "@remix-run/route-config";

/** THE SITE MAP: every URL and the route file that answers it, in the order of the specification. */
export default [
  index("routes/pages/home.tsx"),

  // The catalog (S3 §2.2)
  route("products/kitchen-cabinets/:brandSlug/:styleName", "routes/shop/style.tsx"),

  // Samples and checkout (S2 §2)
  route("order-samples", "routes/shop/order-samples.tsx"),
  route("checkout", "routes/shop/checkout.tsx"),
  route("order/success", "routes/pay/order-success.tsx"),
  route("payment/fail", "routes/pay/payment-fail.tsx"),

  // Endpoints (S2 §7)
  route("api/samples", "routes/api/samples.ts"),
  route("api/payment-methods", "routes/api/payment-methods.ts"),
  route("api/order", "routes/api/order.ts"),
  route("api/payment/stripe/payment-intent", "routes/api/stripe-payment-intent.ts"),
  route("api/payment/stripe/payment-intent/retrieve", "routes/api/stripe-retrieve.ts"),
  route("api/payment/stripe/capture-payment", "routes/api/stripe-capture.ts"),
  route("api/payment/stripe/webhook", "routes/api/stripe-webhook.ts"),

  // The demo's own pages, on this machine only: every mail that went out, every part of the design system
  route("demo/mailbox", "routes/demo/mailbox.tsx"),
  route("demo/mailbox/:mailId/body", "routes/demo/mail-body.ts"),
  route("demo/kit", "routes/pages/kit.tsx"),

  // Every other path: a page an editor made, else the 404 page (ruling A44)
  route("*", "routes/pages/page.tsx"),
] satisfies RouteConfig;
