/** Import rules: the layers and domain ranks of docs/architecture.md, and no circular imports. */
const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** Domains by rank. A domain imports only domains of a lower rank. */
const ranks = [
  ["regions"],
  ["tax", "shipping", "seo", "navigation", "consent", "email", "reviews", "staff"],
  ["catalog", "blog", "forms", "orders"],
  ["samples", "search", "estimator", "newsletter", "popups", "payments", "team"],
  ["settlement"],
  ["quotes", "installments"],
  ["checkout", "account", "back-office"],
];

/** For each layer, the folders of ours that it may import beside itself. */
const layers = {
  "app/kernel": ["packages/content-lake/src/paths\\.ts"],
  "app/ui": ["app/kernel"],
  db: ["app/kernel"],
  "app/content": [
    "app/kernel",
    "app/ui",
    "packages/http",
    "packages/content-lake/src/queries/stega-fields\\.ts",
  ],
  "app/domains": ["app/kernel", "app/ui", "app/content", "db", "packages/http"],
  "app/blocks": ["app/kernel", "app/ui", "app/content", "app/domains", "packages/http"],
  "app/edge": [
    "app/kernel",
    "app/content",
    "app/domains",
    "app/blocks",
    "app/routes\\.ts",
    "db",
    "packages/content-lake",
    "packages/http",
  ],
  "app/routes": [
    "app/kernel",
    "app/ui",
    "app/content",
    "app/domains",
    "app/blocks",
    "app/edge",
    "packages/http",
  ],
  "packages/content-lake/src": ["packages/http"],
  // The tests run on the shop's migrations, and share its test databases.
  "packages/content-lake/tests": ["packages/content-lake", "packages/http", "db", "tests/support"],
  "packages/http": [],
  "packages/demo-content": [],
  "packages/payment-sandbox": ["packages/http"],
  studio: [
    "app/kernel",
    "packages/http/src/json\\.ts",
    "app/blocks/block-types\\.ts",
    "app/blocks/parts/card-icons\\.ts",
    "app/content/document-address\\.ts",
    "app/content/orderable-sample\\.ts",
    "app/content/pictures/picture-ratios\\.ts",
    "app/content/required-documents\\.ts",
    "app/content/writable-types\\.ts",
    "app/edge/preview/preview-messages\\.ts",
    "app/domains/estimator/price-book-in-use\\.ts",
    "app/domains/estimator/price-ranges\\.ts",
    "app/domains/orders/total-rows\\.ts",
    "app/domains/regions",
    "app/domains/seo/redirect-path\\.ts",
    "app/domains/seo/search-text-lengths\\.ts",
    "app/domains/catalog/spreadsheet",
    "app/domains/forms/entries/form-entries\\.ts",
    "app/domains/orders/payments/manual-payment\\.ts",
    "scripts/start",
  ],
};

/** Our modules: folders, and programs at the top level. */
const ours = "^((app|db|packages|studio|scripts|bench|tests)/|[^/]+\\.[cm]?[jt]sx?$)";

/** The modules that the `exports` of the packages name; `*` is a name without folders. */
const publicModules = readdirSync(join(__dirname, "packages")).flatMap((folder) => {
  const { exports } = JSON.parse(readFileSync(join(__dirname, "packages", folder, "package.json"), "utf8"));
  return Object.values(exports).map(
    (path) => `^packages/${folder}/${path.slice(2).replaceAll(".", "\\.").replace("*", "[^/]+")}$`,
  );
});

const store = "\\.store\\.server\\.ts$";

/** $1 is the domain, or the layer where it has none. */
const sameFolder = "^app/(domains/[^/]+|blocks|content|edge|kernel|routes|ui)/";

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layers: ${layer} imports only ${["itself", ...allowed].join(", ")}`,
  severity: "error",
  from: { path: `^${layer}/` },
  to: { path: ours, pathNot: [layer, ...allowed].map((folder) => `^${folder}(/|$)`) },
}));

const rankRules = ranks.flatMap((domains, rank) =>
  domains.map((domain) => ({
    name: `ranks: ${domain} imports only domains below rank ${rank}`,
    severity: "error",
    from: { path: `^app/domains/${domain}/` },
    to: {
      path: ranks
        .slice(rank)
        .flat()
        .filter((other) => other !== domain)
        .map((other) => `^app/domains/${other}/`),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...rankRules,
    {
      name: "no-circles",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { circular: true },
    },
    {
      name: "only stores run SQL: of db a use case takes types alone",
      severity: "error",
      from: { path: "^app/domains/", pathNot: store },
      to: { path: "^db/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "a store is private to its domain",
      severity: "error",
      from: { path: "^app/domains/([^/]+)/" },
      to: { path: store, pathNot: "^app/domains/$1/" },
    },
    {
      name: "settlement settles payables: it knows no order, quote or whoever asks",
      severity: "error",
      from: { path: "^app/domains/settlement/" },
      to: { path: "^app/domains/", pathNot: "^app/domains/(settlement|payments|email)/" },
    },
    {
      name: "stores and gateways stay behind use cases",
      severity: "error",
      from: { path: "^app/(routes|blocks)/" },
      to: { path: [store, "^app/domains/payments/providers/.*\\.server\\.ts$"] },
    },
    {
      name: "what is in the same domain or layer is imported by a relative path: ./style",
      severity: "error",
      from: { path: sameFolder },
      to: { path: "^app/$1/", dependencyTypes: ["aliased"] },
    },
    {
      name: "what is in another domain or layer is imported by its alias: ~/kernel/money",
      severity: "error",
      // Remix reads the site map without aliases.
      from: { path: sameFolder, pathNot: "^app/edge/routing/site-route\\.ts$" },
      to: { path: "^(app|db)/", pathNot: "^app/$1/", dependencyTypesNot: ["aliased"] },
    },
    {
      name: "the Studio, a separate package, imports everything by relative paths",
      severity: "error",
      from: { path: "^studio/" },
      to: { dependencyTypes: ["aliased"] },
    },
    {
      name: "views stay out of the edge",
      severity: "error",
      from: { path: "^app/edge/" },
      to: { path: "^app/.*\\.tsx$" },
    },
    {
      name: "a package of the workspace is imported only by the exports of its package.json",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: { path: "^packages/", pathNot: publicModules },
    },
    {
      name: "a package imports only the exports of another package",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: ["^packages/$1/", ...publicModules] },
    },
    {
      name: "a package is imported by its name: @stile-and-rail/http/json",
      severity: "error",
      from: { path: "^(app|db|scripts|bench|tests)/" },
      to: { path: "^packages/", dependencyTypesNot: ["aliased", "npm", "npm-dev"] },
    },
    {
      name: "the payment sandbox is for demos and tests: the shop does not import it",
      severity: "error",
      from: { path: "^(app|db|studio)/|^(server|app\\.worker)" },
      to: { path: "^packages/payment-sandbox/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: ["^build/", "^studio/(dist|node_modules|[.]sanity)/", "[.]css", "[.]woff2"],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"] },
  },
};
