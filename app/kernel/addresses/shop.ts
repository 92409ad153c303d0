import { joinPath } from "./below";

export const home = "/";
export const contact = "/contact";
export const faqs = "/faqs";
export const search = "/search";
export const privacyPolicy = "/privacy-policy";
export const freeKitchenDesign = "/free-kitchen-design";
export const bookAppointment = "/book-appointment";
/** The editor's page for every address that is not there (PAGE-015). */
export const notFound = "/not-found";
/** The one for every door that is not there. */
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
/** What stands below them is one customer's own, whatever it is. */
export const sections = { order: "/order", quote: "/quote", payment: "/payment" } as const;
/** Where a provider sends the shopper back to. */
export const paymentVerify = (method: string) => joinPath("/payment/verify", method);

export const estimator = "/estimator";
/** An estimate that was kept; its token is all that opens it. */
export const estimate = (token: string) => joinPath("/estimator", token);

export const newsletter = {
  page: "/newsletter/unsubscribe",
  unsubscribe: (token: string) => joinPath("/newsletter/unsubscribe", token),
  confirm: (token: string) => joinPath("/newsletter/confirm", token),
} as const;

/** Where a form goes without script. */
export const form = (name: string) => joinPath("/forms", name);

export * as account from "./account";

export const blogs = "/blogs";
export const blogFeed = "/blogs/feed.xml";
export const blogPost = (slug: string) => joinPath("/blogs", slug);
export const blogAuthor = (id: string) => joinPath("/blogs/authors", id);
export const blogCategory = (slug: string) => joinPath("/blogs/category", slug);

/** What customers said: the page of an editor. */
export const customerReviews = "/reviews";

export * as api from "./api";

export const demo = {
  mailbox: "/demo/mailbox",
  mailFile: (mailId: string, place: string) => joinPath("/demo/mailbox", mailId, "files", place),
  mailBody: (mailId: string) => joinPath("/demo/mailbox", mailId, "body"),
  kit: "/demo/kit",
  kitBlocks: "/demo/kit/blocks",
} as const;

export const studio = "/studio";
export const studioMailPreview = "/studio/mail-preview";
export const studioSignIn = "/studio/sign-in";
/** The Studio begins a preview here, ends it, and sees a document where it is to be seen. */
export const preview = {
  section: "/studio/preview",
  enter: "/studio/preview/enter",
  leave: "/studio/preview/leave",
  see: "/studio/preview/see",
} as const;
/** The Studio's tool that shows the shop with its drafts. */
export const presentation = "/studio/presentation";
export const lake = "/lake";
export const lakeSignIn = "/lake/auth/sign-in";
/** Asks for a mail that signs in, takes its code, and opens its link. */
export const lakeMailSignIn = "/lake/auth/mail";
export const lakeSignInCode = "/lake/auth/code";
export const lakeSignInLink = "/lake/auth/link";
export const lakeSignOut = "/lake/auth/sign-out";
export const lakeSessions = "/lake/auth/sessions";
/** Takes a second factor: a code, a recovery code or a passkey. */
export const lakeSecondFactor = "/lake/auth/second-factor";
/** Where one of the staff sees and changes their second factor. */
export const lakeYourSignIn = "/lake/auth/your-sign-in";
/** How things are done in the Studio. */
export const lakeHelp = "/lake/help";
export const lakeEndSession = "/lake/auth/sessions/end";
/** What came by the forms, for staff. */
export const inbox = "/inbox";
/** Quotes, orders and payments, for staff. */
export const desk = "/desk";
export const paymentReviews = "/payment-reviews";
/** Who works here, for administrators. */
export const team = "/staff-accounts";
export const health = "/healthz";
