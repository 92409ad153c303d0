import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadBlog } from "~/domains/blog/load-blog.server";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(`app/${name}`, "utf8") }));
const importing = (module: string) =>
  sources
    .filter(({ code }) => code.includes(`from "${module}"`))
    .map(({ name }) => name)
    .sort();

describe("the single client that reads content [PAGE-007]", () => {
  it("imports the Sanity client in one file", () => {
    expect(importing("@sanity/client")).toEqual(["content/client/sanity-client.server.ts"]);
  });

  it("reads all styles, all posts and all authors with one query each", async () => {
    const requests: string[] = [];
    const dataset = contentOf(importedDataset());
    const content: typeof dataset = {
      ...dataset,
      fetch: (query, params, schema) => {
        requests.push(query);
        return dataset.fetch(query, params, schema);
      },
    };
    const styles = await createCatalog({ content, log: silentLog }).read();
    const { posts } = await loadBlog({ content, log: silentLog });
    expect(styles.size).toBe(60);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(posts.map(({ author }) => author.name)).size).toBeGreaterThanOrEqual(3);
    expect(requests).toHaveLength(2);
  });
});
