import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchShop } from "#tests/support/shop/shop";
import { paths } from "~/kernel/paths";
import { median } from "../load/measure-load";
import { readResidentMegabytes } from "../load/measure-memory";
import { measurePublish } from "./measure-publish";

/**
 * The measured requests, in median milliseconds until the last byte. Each URL is requested once, so that no page is
 * cached.
 */
export const catalogRequests = [
  "style page",
  "brand page, three filters",
  "list, sorted",
  "list, deep page",
  "suggestion",
  "sitemap",
  "publish to visible",
  /** Megabytes of the shop's process after all requests. */
  "memory",
] as const;
export type CatalogFigures = Readonly<Record<(typeof catalogRequests)[number], number>>;

const requestCount = 20;

/** Starts the built shop on a copy of the directory and sends the requests of shoppers and editors. */
export async function measureCatalog(dataDirectory: string): Promise<CatalogFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-catalog-"));
  cpSync(dataDirectory, dataDir, { recursive: true });
  const shop = await launchShop(dataDir);
  try {
    return await measureShop(shop.url, dataDir);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureShop(url: string, dataDir: string): Promise<CatalogFigures> {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDir, "shop.lock"), "utf8"));
  await warmUp(url);
  const styles = await listStylePaths(url);
  const speed = async (addresses: readonly string[]) => roundMedian(await measureRequests(url, addresses));
  return {
    "style page": await speed(pickEvenly(styles, requestCount)),
    "brand page, three filters": await speed(createFilteredLists()),
    "list, sorted": await speed(createSortedLists()),
    "list, deep page": await speed(createDeepPages(styles.length)),
    suggestion: await speed(searchWords.map((word) => `${paths.api.search}?query=${word}`)),
    sitemap: await speed([paths.sitemap]),
    "publish to visible": await measurePublishes(url),
    memory: readResidentMegabytes(pid),
  };
}

const list = paths.brand("").slice(0, -1);

/** Warms up the shop: the first request of each kind also compiles and reads, which is not measured. */
async function warmUp(url: string): Promise<void> {
  for (const address of ["/", list, `${list}?sort=z-a&page=2`, paths.style("jsi-cabinetry", "trry")])
    await measureRequest(url + address);
  for (const word of ["kitchen", "white"]) await measureRequest(`${url}${paths.api.search}?query=${word}`);
}

async function listStylePaths(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}${paths.sitemap}`)).text();
  const found = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  return found.map((address) => new URL(address).pathname).filter((path) => path.split("/").length === 5);
}

function pickEvenly(all: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)] ?? "");
}

function createFilteredLists(): readonly string[] {
  const families = ["white", "gray", "blue", "green", "brown"];
  const constructions = ["shaker", "recessed"];
  const finishes = ["painted", "stained"];
  return families.flatMap((family) =>
    constructions.flatMap((construction) =>
      finishes.map(
        (finish) =>
          `${paths.brand("jsi-cabinetry")}?construction=${construction}&family=${family}&finish=${finish}`,
      ),
    ),
  );
}

function createSortedLists(): readonly string[] {
  const families = ["white", "gray", "blue", "green", "brown"];
  return ["a-z", "z-a", "newest", "oldest"].flatMap((sort) =>
    families.map((family) => `${list}?family=${family}&sort=${sort}`),
  );
}

/** Returns the last pages of the longest possible lists, each requested once. */
function createDeepPages(styles: number): readonly string[] {
  const brands = ["jsi-cabinetry", "uscd"];
  const constructions = ["shaker", "recessed", "raised", "slab"];
  const page = Math.max(2, Math.floor(styles / 24 / 10));
  return ["a-z", "z-a", "newest"]
    .flatMap((sort) =>
      brands.flatMap((brand) =>
        constructions.map((one) => `${list}?brand=${brand}&construction=${one}&sort=${sort}&page=${page}`),
      ),
    )
    .slice(0, requestCount);
}

const searchWords =
  "shaker navy trenton shakr trnton whi gre island sample oak maple dov pain matte gloss yarm blue brown essex upton".split(
    " ",
  );

async function measureRequests(url: string, addresses: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await measureRequest(url + address));
  return times;
}

async function measureRequest(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - started;
}

async function measurePublishes(url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    times.push(await measurePublish(url, paths.style("jsi-cabinetry", "trnv"), "style-trnv"));
  return roundMedian(times);
}

function roundMedian(times: readonly number[]): number {
  return Number(median(times).toFixed(1));
}
