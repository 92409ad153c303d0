// `npm run test:mutate`: mutates the rules one at a time and lists the mutants that no test notices.
// One subject: `SUBJECT=kernel npm run test:mutate`. Scope, score and survivors: docs/decisions/052-mutation-crash-and-concurrency-tests.md.

const within = (/** @type {string} */ folder, /** @type {string} */ names) =>
  names.split(" ").map((name) => `${folder}/${name}.ts`);

/**
 * The rules whose bugs cost money or give access.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const subjects = {
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
    "attempt methods/payment-methods provider-status providers/stripe/stripe-event providers/stripe/stripe-intent",
  ),
  // Tests with rivals, kills and two servers on a real database cover its SQL.
  settlement: ["app/domains/settlement/**/*.ts", "!app/domains/settlement/**/*.store.server.ts"],
  kernel: ["app/kernel/{*,money/*,statuses/*,text/*,time/*,addresses/sections}.ts"],
  checkout: within(
    "app/domains/checkout",
    `cart-totals place-order/priced-totals place-order/price-cart.server form/checkout-values form/checkout-fields
    place-order/order-addresses form/checkout-payer result-page/receipt place-order/same-cart
    place-order/order-body.schema checkout.failures place-order/order-reply.server`.replace(/\s+/g, " "),
  ),
  guards: ["app/edge/guards/**/*.ts"],
  // Tests of a whole shop cover the renderer.
  pages: ["app/edge/pages/*.ts", "!app/edge/pages/render-public.server.ts"],
  settings: ["app/edge/settings/*.ts"],
  samples: within(
    "app/domains/samples",
    "cart/cart-line order-list/sample-filter sample-price sample-product selection/sample-selection selection/stored-samples",
  ),
  // Only pure rules: integration and browser tests cover the rest.
  forms: [
    "app/domains/forms/{entries,fields,submissions,template,validation,view}/*.ts",
    "!app/domains/forms/*/{*.server,use-*,post-form}.ts",
  ],
  gateway: [
    "app/edge/gateway/normalize-url.ts",
    ...within("app/edge/requests", "read-body.server read-json.server"),
  ],
  // Further rules about money and identity that need no database.
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
      "customer me profile/profile addresses/checkout-prefill addresses/address-values addresses/delete-address sign-in/browser-name",
    ),
    ...within("app/domains/team", "member"),
  ],
};
const wanted = process.env.SUBJECT?.split(",") ?? Object.keys(subjects);

/**
 * The score below which the run of a subject fails. It keeps scores that were reached once.
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
  gateway: 90,
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
  // Every test reaches code that runs when a module loads, so such mutants take hours and show little.
  ignoreStatic: true,
  concurrency: 1,
  // A busy machine must not count as a mutant that hangs.
  timeoutMS: 30_000,
  incremental: true,
  // One file for each subject; results of another subject would count in this score.
  incrementalFile: `.cache/mutation/incremental-${process.env.SUBJECT ?? "all"}.json`,
  tempDirName: ".cache/mutation/sandbox",
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: bar, break: bar },
};
