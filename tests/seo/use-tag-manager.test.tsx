import { createRemixStub } from "@remix-run/testing";
import { expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { loadPage } from "~/blocks/page/load-page.server";
import { useTagManager } from "~/use-tag-manager";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

function ContainerId() {
  return <p>{useTagManager("GTM-TEST1") ?? "none"}</p>;
}

/** Renders the container id on a page whose route returned this data. */
async function containerOn(data: object | null): Promise<string | undefined> {
  const Page = createRemixStub([{ id: "page", path: "*", Component: ContainerId, loader: () => data }]);
  const html = await renderToHtml(<Page hydrationData={{ loaderData: { page: data } }} />);
  return /^<p>(.*)<\/p>$/.exec(html)?.[1];
}

const sources = {
  content: contentOf(importedDataset()),
  log: silentLog,
  env: { publicUrl: "https://shop.example" },
};

it.each([
  ["/kitchen-finance-options", "GTM-TEST1"],
  ["/faqs", "GTM-TEST1"],
  ["/about-us", "none"],
  ["/contact", "none"],
])(
  "starts the tag manager only on pages with its switch on: %s [SEO-011] [SEO-013]",
  async (path, container) => {
    const page = await loadPage(sources, path);
    if (!page.ok) throw new Error(`${path} is missing`);
    expect(await containerOn(page.value)).toBe(container);
    expect(await containerOn({ page: page.value })).toBe(container);
  },
);

it("starts no tag manager on a page without a document [SEO-011]", async () => {
  expect(await containerOn(null)).toBe("none");
  expect(await containerOn({ page: null })).toBe("none");
});
