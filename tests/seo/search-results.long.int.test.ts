import { matchRoutes } from "react-router-dom";
import { beforeAll, describe, expect, it } from "vitest";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { matchRoute } from "~/edge/routing/site-route";
import { siteMap } from "~/routes";
import { importedDataset } from "../dataset/imported";
import { collectAsync } from "../support/collect";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const files = import.meta.glob<RouteFile>("../../app/routes/**/*.tsx");

type RouteFile = {
  // biome-ignore lint/suspicious/noExplicitAny: each route has arguments and data of its own.
  readonly loader: (args: any) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: each route has arguments and data of its own.
  readonly meta: (args: any) => readonly { readonly title?: string; name?: string; content?: string }[];
};

type Result = { readonly path: string; readonly title: string; readonly description: string };
let results: readonly Result[];

beforeAll(async () => {
  const dated = importedDataset().map((one) => ({ _updatedAt: "2026-11-20T08:00:00Z", ...one }));
  const content = contentOf(dated);
  const services = {
    content,
    log: silentLog,
    catalog: createCatalog({ content, log: silentLog }),
    env: { publicUrl: "https://shop.example" },
    clock: { now: () => new Date("2026-11-27T12:00:00Z") },
  };
  const isPublic = (path: string) => matchRoute(siteMap, path)?.audience === "public";
  const listed = await collectAsync(listSitemap(services, isPublic));
  results = await Promise.all(listed.map(({ path }) => readResult(path, services)));
});

/** Returns title and description of a path from the route that serves it. */
async function readResult(path: string, services: object): Promise<Result> {
  const [match] = matchRoutes([...siteMap], path) ?? [];
  const load = files[`../../app/${match?.route.file}`];
  if (!match || !load) throw new Error(`no page at ${path}`);
  const route = await load();
  const { params } = match;
  const request = new Request(`https://shop.example${path}`);
  const answer = await route.loader({ request, params, context: { services } });
  const data =
    typeof answer === "object" && answer !== null && "data" in answer && "init" in answer
      ? answer.data
      : answer;
  const head = route.meta({ data, params, location: new URL(request.url), matches: [] });
  return {
    path,
    title: head.find(({ title }) => title !== undefined)?.title ?? "",
    description: head.find(({ name }) => name === "description")?.content ?? "",
  };
}

const isStyle = (path: string) => matchRoute(siteMap, path)?.file === "routes/shop/style.tsx";

const repeated = (of: "title" | "description") => {
  const seen = new Set<string>();
  return results.filter((result) => seen.size === seen.add(result[of]).size);
};

describe("sitemap pages in search results", () => {
  it("gives pages titles under 60 characters, except styles whose title follows SEO-008 [SEO-001] [SEO-008]", () => {
    expect(results.length).toBeGreaterThan(100);
    const isSpecified = (title: string) => /^.+ Style Kitchen Cabinets Premium Cabinets from .+$/.test(title);
    const wrong = results.filter(({ path, title }) =>
      isStyle(path) ? !isSpecified(title) : title.length === 0 || title.length >= 60,
    );
    expect(wrong.map(({ path, title }) => [title.length, path, title])).toEqual([]);
  });

  it("gives pages descriptions of 70 to 160 characters, except one page by specification [SEO-001] [SEO-007]", () => {
    const described = results.filter(({ path }) => path !== "/how-to-buy-kitchen");
    const wrong = described.filter(({ description: { length } }) => length < 70 || length > 160);
    expect(wrong.map((one) => [one.description.length, one.path, one.description])).toEqual([]);
  });

  it("gives pages unique titles", () => {
    expect(repeated("title")).toEqual([]);
  });
});
