import { describe, expect, it } from "vitest";
import { loadPage, type PageSources } from "~/blocks/page/load-page.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const dataset = importedDataset();
const env = { publicUrl: "https://shop.example" };
const sources = { content: contentOf(dataset), log: silentLog, env };

async function pageAt(path: string, from: PageSources = sources) {
  const found = await loadPage(from, path);
  if (!found.ok) throw new Error(`no page at ${path}`);
  return found.value;
}
const switchedOn = (schemas: object) =>
  Object.entries(schemas).flatMap(([name, isOn]) => (isOn ? [name] : []));

describe("loadPage", () => {
  it("finds a page by its whole path and returns its name, breadcrumb and schema switches [PAGE-004]", async () => {
    const kitchen = await pageAt("/inspiration-gallery/kitchen-2");
    expect(kitchen.name).toBe("kitchen-2");
    expect(kitchen.breadcrumb.at(-2)).toMatchObject({ url: "/inspiration-gallery" });
    expect(kitchen.breadcrumb.at(-1)).toMatchObject({ url: "/inspiration-gallery/kitchen-2" });
    expect(switchedOn(kitchen.schemas)).toEqual(["faq", "breadcrumb", "video"]);
    expect((await loadPage(sources, "/kitchen-2")).ok).toBe(false);
  });

  it("returns a draft that has only a path, without name, title or blocks", async () => {
    const draft = { _id: "drafts.saturdays", _type: "page", path: "/saturdays" };
    const page = await pageAt("/saturdays", { ...sources, content: contentOf([...dataset, draft]) });
    expect(page).toMatchObject({ path: "/saturdays", name: "", title: "", blocks: [] });
  });

  it("lists the omitted blocks, their missing field and their position only in a preview", async () => {
    const blocks = [
      { _key: "a", _type: "pageTitle", variant: "plain", title: "Saturdays" },
      { _key: "b", _type: "banner", title: "Come in" },
      { _key: "c", _type: "pageTitle", variant: "plain" },
    ];
    const draft = { _id: "drafts.saturdays", _type: "page", path: "/saturdays", blocks };
    const content = contentOf([...dataset, draft]);
    const preview = await pageAt("/saturdays", { ...sources, content, isPreview: true });
    expect(preview.unfinished).toEqual([
      { _key: "b", missingField: "image", previousKey: "a" },
      { _key: "c", missingField: "title", previousKey: "b" },
    ]);
    const published = await pageAt("/saturdays", { ...sources, content });
    expect(Object.keys(published)).not.toContain("unfinished");
    expect(published.blocks).toEqual(preview.blocks);
  });

  it("returns the first of the two pages for /free-kitchen-design, not the page of finance options [SEO-006] [PAGE-011]", async () => {
    const entries = dataset.filter(({ path, alsoAt }) =>
      [path, alsoAt].flat().includes("/free-kitchen-design"),
    );
    expect(entries.map(({ _id }) => _id)).toEqual([
      "page-free-kitchen-design",
      "page-kitchen-finance-options",
    ]);
    const { breadcrumb } = await pageAt("/free-kitchen-design");
    expect(breadcrumb.at(-1)).toMatchObject({ url: "/free-kitchen-design" });
    const withoutFirst = dataset.filter(({ _id }) => _id !== "page-free-kitchen-design");
    const second = await pageAt("/free-kitchen-design", { ...sources, content: contentOf(withoutFirst) });
    expect(second.breadcrumb.at(-1)).toMatchObject({ url: "/kitchen-finance-options" });
  });
});
