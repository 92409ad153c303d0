/**
 * Every address of the shop, spelled once. An address with parts is a function of them; called with `:names` it is the
 * pattern of its route: `paths.style(":brandSlug", ":styleName")`.
 */
export const paths = {
  home: "/",
  contact: "/contact",
  faqs: "/faqs",
  search: "/search",
  privacyPolicy: "/privacy-policy",
  freeKitchenDesign: "/free-kitchen-design",
  bookAppointment: "/book-appointment",
  /** The editor's page for every address that is not there (ruling A44). */
  notFound: "/not-found",
  /** The one for every door that is not there. */
  doorNotFound: "/not-found/door",

  sitemap: "/sitemap.xml",
  robots: "/robots.txt",

  products: "/products",
  category: (slug: string) => below("/products", slug),
  kitchenCabinets: "/products/kitchen-cabinets",
  brand: (slug: string) => below("/products/kitchen-cabinets", slug),
  style: (brandSlug: string, code: string) => below("/products/kitchen-cabinets", brandSlug, code),
  visualizer: "/visualizer",
  favorites: "/favorites",
  compare: "/compare",

  orderSamples: "/order-samples",
  checkout: "/checkout",
  orderSuccess: "/order/success",
  splitPayment: "/order/split-payment",
  quotePayment: "/quote/payment",
  paymentFail: "/payment/fail",
  /** What stands below them is one customer's own, whatever it is. */
  sections: { order: "/order", quote: "/quote", payment: "/payment" },
  /** Where a provider sends the shopper back to. */
  paymentVerify: (method: string) => below("/payment/verify", method),

  estimator: "/estimator",
  /** An estimate that was kept; its token is all that opens it. */
  estimate: (token: string) => below("/estimator", token),

  newsletter: {
    page: "/newsletter/unsubscribe",
    unsubscribe: (token: string) => below("/newsletter/unsubscribe", token),
    confirm: (token: string) => below("/newsletter/confirm", token),
  },

  /** Where a form goes without script. */
  form: (name: string) => below("/forms", name),

  account: {
    home: "/my-account",
    signIn: "/my-account/sign-in",
    signInCode: "/my-account/sign-in/code",
    signInLink: "/my-account/sign-in/link",
    signOut: "/my-account/sign-out",
    orders: "/my-account/orders",
    orderView: (id: string) => below("/my-account/order/view", id),
    /** Where the id was left out. */
    orderViewBare: "/my-account/order/view",
    quotes: "/my-account/quotes",
    quoteView: (id: string) => below("/my-account/quote/view", id),
    /** Where the id was left out. */
    quoteViewBare: "/my-account/quote/view",
    addresses: "/my-account/addresses",
    addressNew: "/my-account/address/new",
    /** The other form of the same link (ruling A02). */
    addressAdd: "/my-account/addresses/add",
    addressEdit: (id: string) => below("/my-account/address/edit", id),
    profile: "/my-account/profile",
    security: "/my-account/security",
    data: "/my-account/data",
    export: "/my-account/data/export",
  },

  blogs: "/blogs",
  blogFeed: "/blogs/feed.xml",
  blogPost: (slug: string) => below("/blogs", slug),
  blogAuthor: (id: string) => below("/blogs/authors", id),
  blogCategory: (slug: string) => below("/blogs/category", slug),

  /** What customers said: the page of an editor. */
  customerReviews: "/reviews",

  api: {
    root: "/api",
    search: "/api/search",
    samples: "/api/samples",
    reviews: "/api/reviews/birdeye",
    reviewSummary: "/api/reviews/summary",
    filmPicture: (videoId: string) => below("/api/films", videoId, "picture"),
    paymentMethods: "/api/payment-methods",
    order: "/api/order",
    orderView: (id: string) => below("/api/order/view", id),
    orderViewBare: "/api/order/view",
    quoteView: (id: string) => below("/api/quote/view", id),
    quoteViewBare: "/api/quote/view",
    me: "/api/my-account/me",
    addresses: "/api/my-account/address",
    address: (id: string) => below("/api/my-account/address", id),
    quote: "/api/quote",
    payQuote: "/api/quote/payment",
    convertQuote: "/api/quote/convertToOrder",
    orderOfPayer: (orderId: string) => below("/api/order", orderId),
    splitPayment: (orderId: string) => below("/api/order", orderId, "split-payment"),
    form: (name: string) => below("/api/forms", name),
    formTemplate: (name: string) => below("/api/forms", name, "template"),
    sendEmail: "/api/email/send-email",
    openapi: "/api/openapi.json",
    docs: "/api/docs",
    estimates: "/api/estimates",
    contentPublished: "/api/content/published",
    verifyPayment: (method: string) => below("/api/payment", method, "verify"),
    stripe: {
      intent: "/api/payment/stripe/payment-intent",
      retrieve: "/api/payment/stripe/payment-intent/retrieve",
      capture: "/api/payment/stripe/capture-payment",
      webhook: "/api/payment/stripe/webhook",
    },
    paypal: {
      order: "/api/payment/paypal/order",
      capture: "/api/payment/paypal/capture",
      webhook: "/api/payment/paypal/webhook",
    },
    authorizeNet: {
      process: "/api/payment/authorize-net/process-transaction",
      webhook: "/api/payment/authorize-net/webhook",
    },
  },

  demo: {
    mailbox: "/demo/mailbox",
    mailFile: (mailId: string, place: string) => below("/demo/mailbox", mailId, "files", place),
    mailBody: (mailId: string) => below("/demo/mailbox", mailId, "body"),
    kit: "/demo/kit",
    kitBlocks: "/demo/kit/blocks",
  },

  studio: "/studio",
  studioMailPreview: "/studio/mail-preview",
  studioSignIn: "/studio/sign-in",
  /** The Studio begins a preview here, ends it, and sees a document where it is to be seen. */
  preview: {
    section: "/studio/preview",
    enter: "/studio/preview/enter",
    leave: "/studio/preview/leave",
    see: "/studio/preview/see",
  },
  /** The Studio's tool that shows the shop with its drafts. */
  presentation: "/studio/presentation",
  lake: "/lake",
  lakeSignIn: "/lake/auth/sign-in",
  /** Asks for a mail that signs in, takes its code, and opens its link. */
  lakeMailSignIn: "/lake/auth/mail",
  lakeSignInCode: "/lake/auth/code",
  lakeSignInLink: "/lake/auth/link",
  lakeSignOut: "/lake/auth/sign-out",
  lakeSessions: "/lake/auth/sessions",
  /** How things are done in the Studio. */
  lakeHelp: "/lake/help",
  lakeEndSession: "/lake/auth/sessions/end",
  /** What came by the forms, for staff. */
  inbox: "/inbox",
  /** Quotes, orders and payments, for staff. */
  desk: "/desk",
  paymentReviews: "/payment-reviews",
  /** Who works here, for administrators. */
  team: "/staff-accounts",
  health: "/healthz",
} as const;

/** A colon is at home in a path (RFC 3986 §3.3), and begins the name of a part in a pattern. */
function below(section: string, ...parts: readonly string[]): string {
  return [section, ...parts.map((part) => encodeURIComponent(part).replaceAll("%3A", ":"))].join("/");
}
