// `npm run test:mutate`: seeds bugs into the rules, one at a time, and tells which of them no unit test notices.
// One subject alone: `SUBJECT=kernel npm run test:mutate`. Scope, score and survivors: docs/decisions/052-mutation-tests-and-pinned-texts.md.

const within = (/** @type {string} */ folder, /** @type {string} */ names) =>
  names.split(" ").map((name) => `${folder}/${name}.ts`);

/**
 * The rules whose mistakes cost money, or let somebody in.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const subjects = {
  rates: within(
    "app/domains",
    "shipping/choose-shipping-method shipping/shipping-method.schema tax/compute-tax tax/tax-rule.schema",
  ),
  orders: within(
    "app/domains/orders",
    "order order-draft order-success-record order.schema dollars.schema payments/payment-text views/format-address",
  ),
  payments: within(
    "app/domains/payments",
    "attempt payment-methods provider-status providers/stripe/stripe-event providers/stripe/stripe-intent",
  ),
  // Its SQL is shown by rivals, kills and two servers on a real database.
  settlement: ["app/domains/settlement/**/*.ts", "!app/domains/settlement/**/*.store.server.ts"],
  kernel: ["app/kernel/*.ts"],
  checkout: within(
    "app/domains/checkout",
    `cart-totals place-order/priced-totals place-order/price-cart.server form/checkout-values form/checkout-fields
    place-order/order-addresses form/checkout-payer result-page/receipt place-order/same-cart
    place-order/order-body.schema place-order/order-change.schema checkout.failures place-order/order-reply.server`.replace(
      /\s+/g,
      " ",
    ),
  ),
  guards: ["app/edge/guards/*.ts"],
  // The renderer is seen by tests of a whole shop.
  pages: ["app/edge/pages/*.ts", "!app/edge/pages/render-public.server.ts"],
  settings: ["app/edge/settings/*.ts"],
  samples: within(
    "app/domains/samples",
    "cart-line sample-filter sample-price sample-product sample-selection stored-samples",
  ),
  // Its pure rules: what needs a database, React or a browser is shown by integration and browser tests.
  forms: [
    "app/domains/forms/{entries,fields,submissions,template,validation,view}/*.ts",
    "!app/domains/forms/*/{*.server,use-*,post-form}.ts",
  ],
  front: [
    "app/edge/gateway/normalize-url.ts",
    ...within("app/edge/requests", "read-body.server read-json.server"),
  ],
  // What else reckons with money, or says who somebody is, without asking the database.
  money: [
    ...within("app/domains/estimator", "estimate-price"),
    ...within("app/domains/quotes", "quote back-office/quote-input.schema"),
    ...within("app/domains/installments", "order-lookup-rules"),
    ...within(
      "app/domains/payments",
      "split-payment providers/provider-button providers/return-proof providers/return-query",
    ),
    ...within("app/domains/payments/providers", "paypal/paypal-order authorizenet/authorizenet-transaction"),
    ...within("app/domains/payments/providers/authorizenet", "card-rules transaction-request"),
    "app/domains/catalog/spreadsheet/*.ts",
    ...within(
      "app/domains/account",
      "customer me owner profile checkout-prefill address-values delete-address browser-name",
    ),
    ...within("app/domains/team", "member"),
  ],
};
const wanted = process.env.SUBJECT?.split(",") ?? Object.keys(subjects);

/**
 * The score below which a subject's run fails; what was measured once is not lost again.
 * @type {Readonly<Record<string, number>>}
 */
const bars = {
  payments: 95,
  rates: 95,
  orders: 95,
  samples: 95,
  forms: 95,
  settings: 90,
  checkout: 90,
  kernel: 90,
  front: 90,
  money: 90,
};
const bar = Math.min(...wanted.map((subject) => bars[subject] ?? 85));

export default {
  mutate: wanted.flatMap((subject) => subjects[subject] ?? []),
  ignorePatterns: ["/build", "/build.*", "/.cache", "/.data", "/.stamps", "/studio/dist", "/public", "/docs"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutate.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  // What is computed when a module loads is reached by every test: such seeds take hours and say little.
  ignoreStatic: true,
  concurrency: 1,
  // A machine that does other work as well must not count as a bug that hangs.
  timeoutMS: 30_000,
  incremental: true,
  // Of its own for each subject: what is remembered of another's files would count in this one's score.
  incrementalFile: `.cache/mutation/incremental-${process.env.SUBJECT ?? "all"}.json`,
  tempDirName: ".cache/mutation/sandbox",
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: bar, break: bar },
};
