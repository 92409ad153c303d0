import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { argv, env, execPath } from "node:process";
import { promisify } from "node:util";
import { browserFlags } from "#tests/support/browser/browser-flags";
import { startShop } from "#tests/support/shop/shop";
import { paths } from "~/kernel/paths";
import { findInstalledBrowser } from "../scripts/browser.mjs";
import { median } from "./load/measure-load";

// `npm run bench -- lighthouse`: the median of five Lighthouse runs on a simulated phone, for every template. `--
// lighthouse home style` measures those two, and ROUNDS=1 runs once. LIGHTHOUSE names the cli/index.js of an
// installation (`npm i lighthouse@12`), else npx downloads it. CHROME_PATH names the browser. CALM=2200 repeats a
// measurement at most twice when Lighthouse's `benchmarkIndex` of the machine is below it.
const templates: Readonly<Record<string, string>> = {
  home: paths.home,
  page: "/about-us",
  products: paths.products,
  list: paths.kitchenCabinets,
  brand: paths.brand("uscd"),
  category: paths.category("shaker"),
  style: paths.style("jsi-cabinetry", "trnv"),
  samples: paths.orderSamples,
  visualizer: paths.visualizer,
  favorites: `${paths.favorites}?style=trnv&style=wtse`,
  compare: `${paths.compare}?style=trnv&style=wtse`,
  search: `${paths.search}?query=shaker`,
  estimator: paths.estimator,
  contact: paths.contact,
  faqs: paths.faqs,
  policy: paths.privacyPolicy,
  gallery: "/inspiration-gallery",
  blog: paths.blogs,
  post: paths.blogPost("measuring-a-kitchen"),
  author: paths.blogAuthor("walt-brennan"),
  topic: paths.blogCategory("planning"),
  checkout: paths.checkout,
  "sign-in": paths.account.signIn,
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Timings printed with each score. */
const timings = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;
type Scores = Record<(typeof categories)[number], number>;

const chosenTemplates = argv.slice(3);
const rounds = Number(env.ROUNDS ?? 5);
const minBenchmarkIndex = Number(env.CALM ?? 0);
const maxAttempts = 3;
const run = promisify(execFile);

const shop = await startShop();
const loadBefore = loadavg()[0]?.toFixed(1);
const measured: Record<string, Scores[]> = {};
const failedAudits = new Set<string>();
/** The speed of the machine during the counted runs. */
const speeds: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, path] of Object.entries(templates)) {
      if (chosenTemplates.length > 0 && !chosenTemplates.includes(name)) continue;
      measured[name] = [...(measured[name] ?? []), await measureScores(name, shop.url + path)];
    }
} finally {
  await shop.stop();
}

const result = {
  date: new Date().toISOString().slice(0, 10),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  load: `${loadBefore} → ${loadavg()[0]?.toFixed(1)}`,
  rounds,
  calm: minBenchmarkIndex,
  machine: `${Math.min(...speeds)} to ${Math.max(...speeds)}`,
  medians: Object.fromEntries(
    Object.entries(measured).map(([name, all]) => [
      name,
      Object.fromEntries(categories.map((category) => [category, median(all.map((one) => one[category]))])),
    ]),
  ),
  failedAudits: [...failedAudits],
};
console.table(result.medians);
for (const failedAudit of failedAudits) console.log(failedAudit);
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/lighthouse-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`Written to ${file}`);

type Report = {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Record<
    string,
    { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }
  >;
  readonly audits: Record<
    string,
    { readonly score: number | null; readonly displayValue?: string; readonly scoreDisplayMode: string }
  >;
};

/** Returns the scores from 0 to 100. Pages with noindex skip the audit for crawlability. */
async function measureScores(name: string, url: string): Promise<Scores> {
  const html = await (await fetch(url)).text();
  const isHidden = /<meta name="robots" content="noindex/.test(html);
  const report = await createCalmReport(url, isHidden ? ["--skip-audits=is-crawlable"] : []);
  const toPercent = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  for (const failedAudit of listFailedAudits(report)) failedAudits.add(`${name}: ${failedAudit}`);
  const scores = {
    performance: toPercent("performance"),
    accessibility: toPercent("accessibility"),
    "best-practices": toPercent("best-practices"),
    seo: toPercent("seo"),
  };
  console.log(
    name.padEnd(12),
    Object.values(scores).join(" "),
    timings.map((id) => report.audits[id]?.displayValue).join(" · "),
    report.environment.benchmarkIndex,
  );
  return scores;
}

/** Returns the first report on a calm machine, or the last attempt. */
async function createCalmReport(url: string, extraArguments: readonly string[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runLighthouse(url, extraArguments);
    const { benchmarkIndex } = report.environment;
    if (benchmarkIndex >= minBenchmarkIndex || attempt === maxAttempts) {
      speeds.push(benchmarkIndex);
      return report;
    }
    console.log(`  the machine was busy (${benchmarkIndex}), repeating`);
  }
}

async function runLighthouse(url: string, extraArguments: readonly string[]): Promise<Report> {
  const program = env.LIGHTHOUSE ? execPath : "npx";
  const first = env.LIGHTHOUSE ? [env.LIGHTHOUSE] : ["--yes", "lighthouse@12"];
  const settings = [
    "--output=json",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    ...extraArguments,
  ];
  const browser = `--chrome-flags=--headless ${browserFlags.join(" ")}`;
  const { stdout } = await run(program, [...first, url, ...settings, browser], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...env, CHROME_PATH: env.CHROME_PATH ?? findInstalledBrowser() },
  });
  return JSON.parse(stdout);
}

/** Returns the audits that cost points, except for performance, where the timings share the points. */
function listFailedAudits({ categories: groups, audits }: Report): readonly string[] {
  return categories.slice(1).flatMap((category) =>
    (groups[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const { score = null, scoreDisplayMode } = audits[id] ?? {};
      return scoreDisplayMode === "binary" && score !== null && score < 1 ? [`${category}: ${id}`] : [];
    }),
  );
}
