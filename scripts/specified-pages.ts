/**
 * Addresses that must have their page document, each with where it is asked for: what the shop could stand without as
 * well. An editor may take such a page away in the Studio; the demo dataset may not lack it (PAGE-006).
 */
export const specifiedPages: readonly string[] = [
  // S3 §2.1
  "/",
  "/about-us",
  "/aboutus",
  "/contact",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets/jsi-cabinetry",
  "/products/kitchen-cabinets/uscd",
  "/search",
  "/book-appointment",
  "/free-kitchen-design",
  // Listed twice; the second entry leads to the ways to pay (ruling A03)
  "/free-kitchen-design",
  "/order-samples",
  "/kitchen-finance-options",
  "/inspiration-gallery",
  "/inspiration-gallery/kitchen-1",
  "/inspiration-gallery/kitchen-2",
  "/inspiration-gallery/kitchen-3",
  "/inspiration-gallery/kitchen-4",
  "/inspiration-gallery/kitchen-5",
  "/inspiration-gallery/kitchen-6",
  "/how-to-buy-kitchen",
  "/visualizer",
  "/reviews",
  "/terms-and-conditions",
  "/privacy-policy",
  "/faqs",
  "/claim",
  "/shipping-policy",
  "/return-and-cancellation-policy",
  "/checkout",
  "/quote/payment",
  "/payment/verify/:paymentMethod",
  "/payment/fail",
  "/order/success",
  "/not-found",
  // S3 §2.2: one document says what stands around every door
  "/products/kitchen-cabinets/:brandSlug/:styleName",
  // S2 §2.1 and ruling A43
  "/order/split-payment",
  "/my-account",
  "/my-account/sign-in",
  "/blogs",
  "/newsletter/unsubscribe",
  "/estimator",
  "/kitchen-installation",
];
