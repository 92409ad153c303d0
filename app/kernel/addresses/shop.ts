import { joinPath } from "./below";

export const home = "/";
export const contact = "/contact";
export const faqs = "/faqs";
export const search = "/search";
export const privacyPolicy = "/privacy-policy";
export const freeKitchenDesign = "/free-kitchen-design";
export const bookAppointment = "/book-appointment";
/** The editor's page for unknown paths (PAGE-015). */
export const notFound = "/not-found";
/** The editor's page for unknown doors. */
export const doorNotFound = "/not-found/door";

export const sitemap = "/sitemap.xml";
export const robots = "/robots.txt";
export const securityTxt = "/.well-known/security.txt";

export const products = "/products";
export const category = (slug: string) => joinPath("/products", slug);
export const kitchenCabinets = "/products/kitchen-cabinets";
export const brand = (slug: string) => joinPath("/products/kitchen-cabinets", slug);
export const style = (brandSlug: string, code: string) =>
  joinPath("/products/kitchen-cabinets", brandSlug, code);
export const visualizer = "/visualizer";
export const favorites = "/favorites";
export const compare = "/compare";

export const orderSamples = "/order-samples";
export const checkout = "/checkout";
export const orderSuccess = "/order/success";
export const splitPayment = "/order/split-payment";
export const quotePayment = "/quote/payment";
export const paymentFail = "/payment/fail";
/** Sections whose pages belong to one customer. */
export const sections = { order: "/order", quote: "/quote", payment: "/payment" } as const;
/** The URL to which a provider returns the shopper. */
export const paymentVerify = (method: string) => joinPath("/payment/verify", method);

export const estimator = "/estimator";
/** A saved estimate. Its token is the only access. */
export const estimate = (token: string) => joinPath("/estimator", token);

export const newsletter = {
  page: "/newsletter/unsubscribe",
  unsubscribe: (token: string) => joinPath("/newsletter/unsubscribe", token),
  confirm: (token: string) => joinPath("/newsletter/confirm", token),
} as const;

/** The target of a form that is posted without script. */
export const form = (name: string) => joinPath("/forms", name);

export * as account from "./account";

export const blogs = "/blogs";
export const blogFeed = "/blogs/feed.xml";
export const blogPost = (slug: string) => joinPath("/blogs", slug);
export const blogAuthor = (id: string) => joinPath("/blogs/authors", id);
export const blogCategory = (slug: string) => joinPath("/blogs/category", slug);

/** The editor's page with customer reviews. */
export const customerReviews = "/reviews";

export * as api from "./api";

export const demo = {
  mailbox: "/demo/mailbox",
  mailFile: (emailId: string, index: string) => joinPath("/demo/mailbox", emailId, "files", index),
  mailBody: (emailId: string) => joinPath("/demo/mailbox", emailId, "body"),
  kit: "/demo/kit",
  kitBlocks: "/demo/kit/blocks",
} as const;

/** The paths of the content lake, and of the Studio and its sign-in page, which the lake serves. */
export {
  lake,
  lakeEndSession,
  lakeHelpPages,
  lakeMailSignIn,
  lakeSecondFactor,
  lakeSessions,
  lakeSignIn,
  lakeSignInCode,
  lakeSignInLink,
  lakeSignOut,
  lakeYourSignIn,
  studio,
  studioSignIn,
} from "@stile-and-rail/content-lake/paths";
export const studioMailPreview = "/studio/mail-preview";
/** URLs with which the Studio starts a preview, ends it, and opens a document in the shop. */
export const preview = {
  section: "/studio/preview",
  enter: "/studio/preview/enter",
  leave: "/studio/preview/leave",
  see: "/studio/preview/see",
} as const;
/** The Studio's tool that shows the shop with its drafts. */
export const presentation = "/studio/presentation";
/** Form submissions, for staff. */
export const inbox = "/inbox";
/** Quotes, orders and payments, for staff. */
export const backOffice = "/desk";
export const paymentReviews = "/payment-reviews";
/** Staff accounts, for administrators. */
export const team = "/staff-accounts";
export const health = "/healthz";
/** Whether the process runs, and whether it may receive requests: for supervisors and load balancers. */
export const liveness = "/livez";
export const readiness = "/readyz";
/** Figures for Prometheus. */
export const metrics = "/metrics";
