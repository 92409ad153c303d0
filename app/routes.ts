import type { RouteConfig } from "@remix-run/route-config";
import { finishQueryNames, finishQueryPrefix } from "./domains/catalog/finish-query";
import { listQueryNames } from "./domains/catalog/list-names";
import { paths } from "./kernel/paths";
import { personalParts, route, type SiteRoute } from "./kernel/site-route";
import type { StaffRole, StaffRoute } from "./kernel/staff-route";

/** What a list of posts can be asked for: words to look for, and a page of what was found. */
const listQuery = ["query", "page"];

/**
 * THE SITE MAP: every URL and the route file that answers it, in the order of the specification. A page that is the
 * same for everybody says so, with the query names that change it: it is cached whole, and other names leave no trace.
 * Whatever is not declared public is personal, and stored nowhere.
 */
export const siteMap: readonly SiteRoute[] = [
  route(paths.home, "routes/pages/home.tsx", { audience: "public" }),

  // Lists of the catalog: what is filtered, sorted and searched is in the address
  route(paths.kitchenCabinets, "routes/shop/style-list.tsx", { audience: "public", query: listQueryNames }),
  route(paths.brand(":brandSlug"), "routes/shop/brand.tsx", { audience: "public", query: listQueryNames }),

  route(paths.category(":categoryKey"), "routes/shop/category.tsx", { audience: "public" }),

  // The catalog; the chosen finishes are in the address (CAT-006)
  route(paths.style(":brandSlug", ":styleName"), "routes/shop/style.tsx", {
    audience: "public",
    query: finishQueryNames,
    queryPrefix: finishQueryPrefix,
  }),

  // A rendered room in the finishes of the address (PAGE-008)
  route(paths.visualizer, "routes/shop/visualizer.tsx", {
    audience: "public",
    query: ["room", "main", "island"],
  }),

  // Doors by their codes, in their order: those a visitor keeps or sends on, and up to four beside each other
  route(paths.favorites, "routes/shop/favorites.tsx", {
    audience: "public",
    query: ["style"],
    isOrdered: true,
  }),
  route(paths.compare, "routes/shop/compare.tsx", {
    audience: "public",
    query: ["style"],
    isOrdered: true,
  }),

  // What is searched for; the header's box is named query-box
  route(paths.search, "routes/shop/search.tsx", {
    audience: "public",
    query: ["query", "query-box", "page"],
  }),

  // Samples and checkout
  route(paths.orderSamples, "routes/shop/order-samples.tsx", { audience: "public" }),
  route(paths.checkout, "routes/shop/checkout.tsx"),
  route(paths.orderSuccess, "routes/pay/order-success.tsx"),
  route(paths.paymentFail, "routes/pay/payment-fail.tsx"),
  route(paths.quotePayment, "routes/pay/quote-payment.tsx"),
  route(paths.splitPayment, "routes/pay/split-payment.tsx"),
  route(paths.paymentVerify(":paymentMethod"), "routes/pay/payment-verify.tsx"),

  // What belongs to who has signed in (ACCT-003, ACCT-007)
  route(paths.account.home, "routes/account/home.tsx"),
  route(paths.account.signIn, "routes/account/sign-in.tsx"),
  route(paths.account.signInCode, "routes/account/sign-in-code.tsx"),
  route(paths.account.signInLink, "routes/account/sign-in-link.tsx"),
  route(paths.account.signOut, "routes/account/sign-out.ts"),
  route(paths.account.orders, "routes/account/orders.tsx"),
  route(paths.account.orderViewBare, "routes/account/order-view-bare.tsx"),
  route(paths.account.orderView(":id"), "routes/account/order-view.tsx"),
  route(paths.account.quotes, "routes/account/quotes.tsx"),
  route(paths.account.quoteViewBare, "routes/account/quote-view-bare.tsx"),
  route(paths.account.toQuoteView(":id"), "routes/account/quote-view.tsx"),
  route(paths.account.addresses, "routes/account/addresses.tsx"),
  route(paths.account.addressAdd, "routes/account/address-add.tsx"),
  route(paths.account.addressNew, "routes/account/address-new.tsx"),
  route(paths.account.addressEdit(":id"), "routes/account/address-edit.tsx"),
  route(paths.account.profile, "routes/account/profile.tsx"),
  route(paths.account.security, "routes/account/security.tsx"),
  route(paths.account.data, "routes/account/data.tsx"),
  route(paths.account.export, "routes/account/export.ts"),

  // What a kitchen would cost
  route(paths.estimator, "routes/shop/estimator.tsx", { audience: "public" }),
  route(paths.estimate(":token"), "routes/shop/estimate.tsx"),

  // The newsletter (BLOG-002)
  route(paths.newsletter.page, "routes/newsletter/unsubscribe-bare.tsx"),
  route(paths.newsletter.unsubscribe(":unsubscribeToken"), "routes/newsletter/unsubscribe.tsx"),
  route(paths.newsletter.confirm(":token"), "routes/newsletter/confirm.tsx"),

  // A form that was sent without script
  route(paths.form(":formName"), "routes/pages/form.tsx"),

  // The blog (BLOG-002)
  route(paths.blogs, "routes/blog/list.tsx", { audience: "public", query: listQuery }),
  route(paths.blogAuthor(":blogAuthorId"), "routes/blog/author.tsx", {
    audience: "public",
    query: listQuery,
  }),
  route(paths.blogCategory(":blogCategoryId"), "routes/blog/category.tsx", {
    audience: "public",
    query: listQuery,
  }),
  route(paths.blogFeed, "routes/blog/feed.ts", { audience: "public" }),
  route(paths.blogPost(":blogDetailPath"), "routes/blog/post.tsx", { audience: "public" }),

  // For search engines
  route(paths.sitemap, "routes/api/sitemap.ts", { audience: "public" }),
  route(paths.robots, "routes/api/robots.ts", { audience: "public" }),

  // For people who found a vulnerability (RFC 9116)
  route(paths.securityTxt, "routes/api/security-txt.ts"),

  // Endpoints
  route(paths.api.search, "routes/api/search.ts"),
  route(paths.api.samples, "routes/api/samples.ts"),
  route(paths.api.reviews, "routes/api/reviews.ts"),
  route(paths.api.reviewSummary, "routes/api/review-summary.ts"),
  route(paths.api.filmPicture(":videoId"), "routes/api/film-picture.ts"),
  route(paths.api.paymentMethods, "routes/api/payment-methods.ts"),
  route(paths.api.form(":formName"), "routes/api/form.ts"),
  route(paths.api.formTemplate(":formName"), "routes/api/form-template.ts"),
  route(paths.api.estimates, "routes/api/estimates.ts"),
  route(paths.api.order, "routes/api/order.ts"),
  route(paths.api.orderViewBare, "routes/api/order-view-bare.ts"),
  route(paths.api.orderView(":id"), "routes/api/order-view.ts"),
  route(paths.api.quoteViewBare, "routes/api/quote-view-bare.ts"),
  route(paths.api.toQuoteView(":id"), "routes/api/quote-view.ts"),
  route(paths.api.me, "routes/api/me.ts"),
  route(paths.api.addresses, "routes/api/addresses.ts"),
  route(paths.api.address(":id"), "routes/api/address.ts"),
  route(paths.api.quote, "routes/api/quote.ts"),
  route(paths.api.payQuote, "routes/api/pay-quote.ts"),
  route(paths.api.convertQuote, "routes/api/convert-quote.ts"),
  route(paths.api.orderOfPayer(":orderId"), "routes/api/order-of-payer.ts"),
  route(paths.api.splitPayment(":orderId"), "routes/api/split-payment.ts"),
  route(paths.api.sendEmail, "routes/api/send-email.ts"),
  route(paths.api.openapi, "routes/api/openapi.ts"),
  route(paths.api.docs, "routes/api/docs.tsx"),
  route(paths.api.verifyPayment(":paymentMethod"), "routes/api/verify.ts"),
  route(paths.api.stripe.intent, "routes/api/stripe/payment-intent.ts"),
  route(paths.api.stripe.retrieve, "routes/api/stripe/retrieve.ts"),
  route(paths.api.stripe.capture, "routes/api/stripe/capture-payment.ts"),
  route(paths.api.stripe.webhook, "routes/api/stripe/webhook.ts"),
  route(paths.api.paypal.order, "routes/api/paypal/order.ts"),
  route(paths.api.paypal.capture, "routes/api/paypal/capture.ts"),
  route(paths.api.paypal.webhook, "routes/api/paypal/webhook.ts"),
  route(paths.api.authorizeNet.process, "routes/api/authorize-net/process-transaction.ts"),
  route(paths.api.authorizeNet.webhook, "routes/api/authorize-net/webhook.ts"),

  // The demo's own pages, on this machine only: every mail that went out, every part of the design system
  route(paths.demo.mailbox, "routes/demo/mailbox.tsx"),
  route(paths.demo.mailBody(":mailId"), "routes/demo/mail-body.ts"),
  route(paths.demo.mailFile(":mailId", ":place"), "routes/demo/mail-file.ts"),
  route(paths.demo.kit, "routes/demo/kit.tsx"),
  route(paths.demo.kitBlocks, "routes/demo/kit-blocks.tsx"),

  // Every other path: a page an editor made, else the 404 page (PAGE-015)
  route("/*", "routes/pages/page.tsx", { audience: "public" }),
];

const everybody: readonly StaffRole[] = ["administrator", "editor", "sales"];
/** Who edits pages sees no money. */
const money: readonly StaffRole[] = ["administrator", "sales"];
const administrators: readonly StaffRole[] = ["administrator"];

/**
 * THE STAFF'S MAP: what the Studio asks of the shop beside the content itself, and which role may. An endpoint that has
 * no line here answers nobody.
 */
export const staffMap: readonly StaffRoute[] = [
  { method: "GET", path: `${paths.desk}/quotes`, roles: money },
  { method: "POST", path: `${paths.desk}/quotes`, roles: money },
  { method: "GET", path: `${paths.desk}/quotes/:id`, roles: money },
  { method: "POST", path: `${paths.desk}/quotes/:id`, roles: money },
  { method: "GET", path: `${paths.desk}/orders`, roles: money },
  { method: "GET", path: `${paths.desk}/orders/:id`, roles: money },
  { method: "POST", path: `${paths.desk}/orders/:id`, roles: money },
  { method: "GET", path: `${paths.desk}/payments`, roles: money },
  { method: "GET", path: `${paths.desk}/payments/:file`, roles: money },
  { method: "GET", path: `${paths.desk}/catalog`, roles: money },
  { method: "GET", path: `${paths.desk}/submissions/:id`, roles: money },

  { method: "GET", path: paths.paymentReviews, roles: money },
  { method: "GET", path: `${paths.paymentReviews}/:id`, roles: money },
  { method: "POST", path: `${paths.paymentReviews}/:id`, roles: money },
  { method: "GET", path: `${paths.paymentReviews}/disputes/:id`, roles: money },
  { method: "POST", path: `${paths.paymentReviews}/disputes/:id`, roles: money },

  { method: "GET", path: paths.inbox, roles: everybody },
  { method: "GET", path: `${paths.inbox}/:id`, roles: everybody },
  { method: "POST", path: `${paths.inbox}/:id`, roles: everybody },
  { method: "GET", path: `${paths.inbox}/files/:id`, roles: everybody },

  { method: "GET", path: paths.team, roles: administrators },
  { method: "POST", path: paths.team, roles: administrators },
  { method: "POST", path: `${paths.team}/sessions/:id`, roles: administrators },
];

/** Sections that read their addresses themselves, in both cases: names of files, ids, what the Studio writes. */
export const ownRouters: readonly string[] = [
  paths.studio,
  paths.lake,
  // Built files, and Remix's list of routes
  "/assets",
  "/fonts",
  "/pictures",
  "/__manifest",
];

/** What is known by name in those sections. */
export const fixedAddresses: readonly string[] = [
  paths.studioSignIn,
  paths.studioMailPreview,
  paths.preview.enter,
  paths.preview.leave,
  paths.lakeSignIn,
  paths.lakeMailSignIn,
  paths.lakeSignInCode,
  paths.lakeSignInLink,
  paths.lakeSignOut,
  paths.lakeSessions,
  paths.lakeEndSession,
  paths.lakeSecondFactor,
  paths.lakeYourSignIn,
  paths.lakeHelp,
];

/** Sections that hold no public page, beside those of the personal routes: nothing an editor makes can stand there. */
export const reserved: readonly string[] = [
  ...ownRouters,
  paths.inbox,
  paths.desk,
  paths.paymentReviews,
  paths.team,
  paths.health,
  paths.sections.quote,
  paths.account.home,
];

/** What is made for one visitor: the personal routes and the reserved sections. */
export const personal = personalParts(siteMap, reserved);

export default siteMap.map(({ path, file }) =>
  path === paths.home ? { index: true, file } : { path: path.slice(1), file },
) satisfies RouteConfig;
