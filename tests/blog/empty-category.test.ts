import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import { renderRoute } from "#tests/support/views/render-route";
import * as categoryRoute from "~/routes/blog/category";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const empty = {
  _id: "blogCategory-empty",
  _type: "blogCategory",
  title: "Counters",
  slug: { _type: "slug", current: "counters" },
};
const services = {
  content: contentOf([...importedDataset(), empty]),
  log: silentLog,
  env: { publicUrl: "https://shop.example" },
};
const shown = (query = "") =>
  renderRoute(categoryRoute, {
    services,
    path: `/blogs/category/counters${query}`,
    params: { blogCategoryId: "counters" },
  });

describe("blog category without posts", () => {
  it("shows a message for a category without posts [BLOG-010] [BLOG-012]", async () => {
    const page = await shown();
    expect(readElements(page, "h1")).toEqual(["Counters"]);
    expect(readElements(page, "p")).toContain("No Blogs Found");
    expect(readElements(page, "p")).toContain("No blogs found in this category.");
  });

  it("shows that a search in a blog category found nothing [BLOG-008] [BLOG-010]", async () => {
    const page = await shown("?query=quartz");
    expect(readElements(page, "p")).toContain('Showing results for: "quartz"');
    expect(readElements(page, "p")).toContain("No Blogs Found");
    expect(page).not.toContain("No blogs found in this category.");
  });
});
