import type { Stored } from "./stored";

/** Addresses people type from habit, and where they lead. */
const redirects = [
  { from: "/faq", to: "/faqs" },
  { from: "/contact-us", to: "/contact" },
  { from: "/gallery", to: "/inspiration-gallery" },
  { from: "/samples", to: "/order-samples" },
  { from: "/returns", to: "/return-and-cancellation-policy" },
  { from: "/shipping", to: "/shipping-policy" },
] as const;

export const redirectDocuments: readonly Stored[] = redirects.map(({ from, to }) => ({
  _id: `redirect-${from.slice(1)}`,
  _type: "redirect",
  from,
  to,
  isPermanent: true,
}));
