import type { RouteConfig } from "@remix-run/route-config";
import { finishParameterNames, finishParameterPrefix } from "./domains/catalog/finishes/finish-parameters";
import { listParameterNames } from "./domains/catalog/style-list/list-parameters";
import { defineRoute, listPersonalParts, type SiteRoute } from "./edge/routing/site-route";
import type { StaffRole, StaffRoute } from "./edge/routing/staff-route";
import { paths } from "./kernel/paths";

/** Query parameters of a post list: search text and page number. */
const listQuery = ["query", "page"];

/**
 * The site map: every URL with its route file, in the order of the specification.
 *
 * A public page is the same for all visitors and cached by its path and the listed query parameters; others are
 * ignored. A route that is not declared public is personal and never cached.
 */
export const siteMap: readonly SiteRoute[] = [
  defineRoute(paths.home, "routes/pages/home.tsx", { audience: "public" }),

  // Style lists; the URL contains filters, sort order and search text
  defineRoute(paths.kitchenCabinets, "routes/shop/style-list.tsx", {
    audience: "public",
    query: listParameterNames,
  }),
  defineRoute(paths.brand(":brandSlug"), "routes/shop/brand.tsx", {
    audience: "public",
    query: listParameterNames,
  }),

  defineRoute(paths.category(":categoryKey"), "routes/shop/category.tsx", { audience: "public" }),

  // Style pages; the URL contains the chosen finishes (CAT-006)
  defineRoute(paths.style(":brandSlug", ":styleName"), "routes/shop/style.tsx", {
    audience: "public",
    query: finishParameterNames,
    queryPrefix: finishParameterPrefix,
  }),

  // The visualizer; the URL contains room and finishes (PAGE-008)
  defineRoute(paths.visualizer, "routes/shop/visualizer.tsx", {
    audience: "public",
    query: ["room", "main", "island"],
  }),

  // Favorites and the comparison of up to four styles; the URL contains the style codes in order
  defineRoute(paths.favorites, "routes/shop/favorites.tsx", {
    audience: "public",
    query: ["style"],
    isOrdered: true,
  }),
  defineRoute(paths.compare, "routes/shop/compare.tsx", {
    audience: "public",
    query: ["style"],
    isOrdered: true,
  }),

  // Search; the search box in the header is named `query-box`
  defineRoute(paths.search, "routes/shop/search.tsx", {
    audience: "public",
    query: ["query", "query-box", "page"],
  }),

  // Samples and checkout
  defineRoute(paths.orderSamples, "routes/shop/order-samples.tsx", { audience: "public" }),
  defineRoute(paths.checkout, "routes/shop/checkout.tsx"),
  defineRoute(paths.orderSuccess, "routes/pay/order-success.tsx"),
  defineRoute(paths.paymentFail, "routes/pay/payment-fail.tsx"),
  defineRoute(paths.quotePayment, "routes/pay/quote-payment.tsx"),
  defineRoute(paths.splitPayment, "routes/pay/split-payment.tsx"),
  defineRoute(paths.paymentVerify(":paymentMethod"), "routes/pay/payment-verify.tsx"),

  // The customer account (ACCT-003, ACCT-007)
  defineRoute(paths.account.home, "routes/account/home.tsx"),
  defineRoute(paths.account.signIn, "routes/account/sign-in.tsx"),
  defineRoute(paths.account.signInCode, "routes/account/sign-in-code.tsx"),
  defineRoute(paths.account.signInLink, "routes/account/sign-in-link.tsx"),
  defineRoute(paths.account.signOut, "routes/account/sign-out.ts"),
  defineRoute(paths.account.orders, "routes/account/orders.tsx"),
  defineRoute(paths.account.orderViewBare, "routes/account/order-view-bare.tsx"),
  defineRoute(paths.account.orderView(":id"), "routes/account/order-view.tsx"),
  defineRoute(paths.account.quotes, "routes/account/quotes.tsx"),
  defineRoute(paths.account.quoteViewBare, "routes/account/quote-view-bare.tsx"),
  defineRoute(paths.account.quoteView(":id"), "routes/account/quote-view.tsx"),
  defineRoute(paths.account.addresses, "routes/account/addresses.tsx"),
  defineRoute(paths.account.addressAdd, "routes/account/address-add.tsx"),
  defineRoute(paths.account.addressNew, "routes/account/address-new.tsx"),
  defineRoute(paths.account.addressEdit(":id"), "routes/account/address-edit.tsx"),
  defineRoute(paths.account.profile, "routes/account/profile.tsx"),
  defineRoute(paths.account.security, "routes/account/security.tsx"),
  defineRoute(paths.account.data, "routes/account/data.tsx"),
  defineRoute(paths.account.export, "routes/account/export.ts"),

  // The estimator
  defineRoute(paths.estimator, "routes/shop/estimator.tsx", { audience: "public" }),
  defineRoute(paths.estimate(":token"), "routes/shop/estimate.tsx"),

  // The newsletter (BLOG-002)
  defineRoute(paths.newsletter.page, "routes/newsletter/unsubscribe-bare.tsx"),
  defineRoute(paths.newsletter.unsubscribe(":unsubscribeToken"), "routes/newsletter/unsubscribe.tsx"),
  defineRoute(paths.newsletter.confirm(":token"), "routes/newsletter/confirm.tsx"),

  // Forms for browsers without script
  defineRoute(paths.form(":formName"), "routes/pages/form.tsx"),

  // The blog (BLOG-002)
  defineRoute(paths.blogs, "routes/blog/list.tsx", { audience: "public", query: listQuery }),
  defineRoute(paths.blogAuthor(":blogAuthorId"), "routes/blog/author.tsx", {
    audience: "public",
    query: listQuery,
  }),
  defineRoute(paths.blogCategory(":blogCategoryId"), "routes/blog/category.tsx", {
    audience: "public",
    query: listQuery,
  }),
  defineRoute(paths.blogFeed, "routes/blog/feed.ts", { audience: "public" }),
  defineRoute(paths.blogPost(":blogDetailPath"), "routes/blog/post.tsx", { audience: "public" }),

  // For search engines
  defineRoute(paths.sitemap, "routes/api/sitemap.ts", { audience: "public" }),
  defineRoute(paths.robots, "routes/api/robots.ts", { audience: "public" }),

  // Contact for vulnerability reports (RFC 9116)
  defineRoute(paths.securityTxt, "routes/api/security-txt.ts"),

  // Endpoints
  defineRoute(paths.api.search, "routes/api/search.ts"),
  defineRoute(paths.api.samples, "routes/api/samples.ts"),
  defineRoute(paths.api.reviews, "routes/api/reviews.ts"),
  defineRoute(paths.api.reviewSummary, "routes/api/review-summary.ts"),
  defineRoute(paths.api.filmPicture(":videoId"), "routes/api/film-picture.ts"),
  defineRoute(paths.api.paymentMethods, "routes/api/payment-methods.ts"),
  defineRoute(paths.api.form(":formName"), "routes/api/form.ts"),
  defineRoute(paths.api.formTemplate(":formName"), "routes/api/form-template.ts"),
  defineRoute(paths.api.estimates, "routes/api/estimates.ts"),
  defineRoute(paths.api.order, "routes/api/order.ts"),
  defineRoute(paths.api.orderViewBare, "routes/api/order-view-bare.ts"),
  defineRoute(paths.api.orderView(":id"), "routes/api/order-view.ts"),
  defineRoute(paths.api.quoteViewBare, "routes/api/quote-view-bare.ts"),
  defineRoute(paths.api.quoteView(":id"), "routes/api/quote-view.ts"),
  defineRoute(paths.api.me, "routes/api/me.ts"),
  defineRoute(paths.api.addresses, "routes/api/addresses.ts"),
  defineRoute(paths.api.address(":id"), "routes/api/address.ts"),
  defineRoute(paths.api.favorites, "routes/api/favorites.ts"),
  defineRoute(paths.api.quote, "routes/api/quote.ts"),
  defineRoute(paths.api.payQuote, "routes/api/pay-quote.ts"),
  defineRoute(paths.api.convertQuote, "routes/api/convert-quote.ts"),
  defineRoute(paths.api.orderOfPayer(":orderId"), "routes/api/order-of-payer.ts"),
  defineRoute(paths.api.splitPayment(":orderId"), "routes/api/split-payment.ts"),
  defineRoute(paths.api.sendEmail, "routes/api/send-email.ts"),
  defineRoute(paths.api.openapi, "routes/api/openapi.ts"),
  defineRoute(paths.api.docs, "routes/api/docs.tsx"),
  defineRoute(paths.api.verifyPayment(":paymentMethod"), "routes/api/verify.ts"),
  defineRoute(paths.api.stripe.intent, "routes/api/stripe/payment-intent.ts"),
  defineRoute(paths.api.stripe.retrieve, "routes/api/stripe/retrieve.ts"),
  defineRoute(paths.api.stripe.capture, "routes/api/stripe/capture-payment.ts"),
  defineRoute(paths.api.stripe.webhook, "routes/api/stripe/webhook.ts"),
  defineRoute(paths.api.paypal.order, "routes/api/paypal/order.ts"),
  defineRoute(paths.api.paypal.capture, "routes/api/paypal/capture.ts"),
  defineRoute(paths.api.paypal.webhook, "routes/api/paypal/webhook.ts"),
  defineRoute(paths.api.authorizeNet.process, "routes/api/authorize-net/process-transaction.ts"),
  defineRoute(paths.api.authorizeNet.webhook, "routes/api/authorize-net/webhook.ts"),

  // Pages of the demo mode: the mailbox and the design system
  defineRoute(paths.demo.mailbox, "routes/demo/mailbox.tsx"),
  defineRoute(paths.demo.mailBody(":mailId"), "routes/demo/email-body.ts"),
  defineRoute(paths.demo.mailFile(":mailId", ":place"), "routes/demo/email-file.ts"),
  defineRoute(paths.demo.kit, "routes/demo/kit.tsx"),
  defineRoute(paths.demo.kitBlocks, "routes/demo/kit-blocks.tsx"),

  // Every other path: an editor's page or the 404 page (PAGE-015)
  defineRoute("/*", "routes/pages/page.tsx", { audience: "public" }),
];

const allRoles: readonly StaffRole[] = ["administrator", "editor", "sales"];
/** Roles that may see orders, quotes and payments; editors may not. */
const salesRoles: readonly StaffRole[] = ["administrator", "sales"];
const administratorRoles: readonly StaffRole[] = ["administrator"];

/**
 * The staff map: the endpoints that the Studio calls in addition to the content API, and the roles that may call them.
 * An endpoint without an entry rejects all requests.
 */
export const staffMap: readonly StaffRoute[] = [
  { method: "GET", path: `${paths.backOffice}/quotes`, roles: salesRoles },
  { method: "POST", path: `${paths.backOffice}/quotes`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/quotes/:id`, roles: salesRoles },
  { method: "POST", path: `${paths.backOffice}/quotes/:id`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/orders`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/orders/:id`, roles: salesRoles },
  { method: "POST", path: `${paths.backOffice}/orders/:id`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/payments`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/payments/:file`, roles: salesRoles },
  { method: "POST", path: `${paths.backOffice}/price-books`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/price-books/:id`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/catalog`, roles: salesRoles },
  { method: "GET", path: `${paths.backOffice}/submissions/:id`, roles: salesRoles },

  { method: "GET", path: paths.paymentReviews, roles: salesRoles },
  { method: "GET", path: `${paths.paymentReviews}/:id`, roles: salesRoles },
  { method: "POST", path: `${paths.paymentReviews}/:id`, roles: salesRoles },
  { method: "GET", path: `${paths.paymentReviews}/disputes/:id`, roles: salesRoles },
  { method: "POST", path: `${paths.paymentReviews}/disputes/:id`, roles: salesRoles },

  { method: "GET", path: paths.inbox, roles: allRoles },
  { method: "GET", path: `${paths.inbox}/:id`, roles: allRoles },
  { method: "POST", path: `${paths.inbox}/:id`, roles: allRoles },
  { method: "GET", path: `${paths.inbox}/files/:id`, roles: allRoles },

  { method: "GET", path: paths.team, roles: administratorRoles },
  { method: "POST", path: paths.team, roles: administratorRoles },
  { method: "POST", path: `${paths.team}/sessions/:id`, roles: administratorRoles },
];

/** Path prefixes whose handlers do their own routing; their file names and ids are case-sensitive. */
export const selfRoutedPrefixes: readonly string[] = [
  paths.studio,
  paths.lake,
  // Built files and Remix's route manifest
  "/assets",
  "/fonts",
  "/pictures",
  "/__manifest",
];

/** Known exact paths below the self-routed prefixes. */
export const exactPaths: readonly string[] = [
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
  paths.lakeHelpPages,
];

/** Path prefixes without public pages, in addition to personal routes; editors cannot create pages below them. */
export const reservedPrefixes: readonly string[] = [
  ...selfRoutedPrefixes,
  paths.inbox,
  paths.backOffice,
  paths.paymentReviews,
  paths.team,
  paths.health,
  paths.liveness,
  paths.readiness,
  paths.metrics,
  paths.sections.quote,
  paths.account.home,
];

/** Path prefixes of responses for one visitor: personal routes and reserved prefixes. */
export const personalPrefixes = listPersonalParts(siteMap, reservedPrefixes);

export default siteMap.map(({ path, file }) =>
  path === paths.home ? { index: true, file } : { path: path.slice(1), file },
) satisfies RouteConfig;
