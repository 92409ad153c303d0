import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";
import { createRecordingLog } from "../support/shop/recording-log";

const paragraph = (text: string) => [
  { _type: "block", _key: "p", style: "normal", children: [{ _type: "span", _key: "s", text, marks: [] }] },
];
const asks = { _key: "faq", _type: "faqAccordion", title: "While you wait", faqs: [{ _ref: "faq-tax" }] };
const opens = { _key: "title", _type: "pageTitle", variant: "plain", title: "Almost there" };
const tells = {
  _key: "text",
  _type: "richText",
  title: "Good to know",
  body: paragraph("No account needed."),
};

/** Renders /checkout with a changed or removed page document; returns HTML, meta tags and logged errors. */
async function checkoutPage(change: (page: ContentDocument) => ContentDocument | null) {
  const documents = importedDataset().flatMap((document) => {
    const changed = document._id === "page-checkout" ? change(document) : document;
    return changed ? [changed] : [];
  });
  const { log, errors } = createRecordingLog();
  const sources = { content: contentOf(documents), log, env: { publicUrl: "https://shop.example" } };
  const page = await loadPageForRoute(sources, "/checkout");
  const html = await renderToHtml(
    <MemoryRouter>
      <CmsPageLayout page={page}>{({ isTitled }) => <form data-titled={isTitled} />}</CmsPageLayout>
    </MemoryRouter>,
  );
  return { html, errors, head: createRoutePageMeta({ page, title: "Checkout" }) };
}

describe("the page document of the checkout", () => {
  it("sets title and description, and is excluded from search engines", async () => {
    const seo = { title: "Your samples | Stile & Rail", description: "Address, shipping, payment." };
    const { head } = await checkoutPage((page) => ({ ...page, seo }));
    expect(head).toContainEqual({ title: "Your samples | Stile & Rail" });
    expect(head).toContainEqual({ name: "description", content: "Address, shipping, payment." });
    expect(head).toContainEqual({ name: "robots", content: "noindex" });
    expect(head).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/checkout",
    });
  });

  it("omits the canonical URL for a route with a parameter", async () => {
    const env = { publicUrl: "https://shop.example" };
    const sources = { content: contentOf(importedDataset()), log: createRecordingLog().log, env };
    const base = await loadPageForRoute(sources, "/newsletter/confirm/:token");
    const head = JSON.stringify(createRoutePageMeta({ page: base, title: "Confirm" }));
    expect(head).toContain("noindex");
    expect(head).not.toContain(":token");
  });

  it("shows the editor's title above the checkout form and the page's other blocks below it", async () => {
    const { html } = await checkoutPage((page) => ({ ...page, blocks: [asks, opens, tells] }));
    const positions = ["Almost there</h1>", "<form", "While you wait", "Good to know"].map((text) =>
      html.indexOf(text),
    );
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<form data-titled="true">');
  });

  it("shows the editor's breadcrumb unless it has a single entry [SEO-001] [SEO-004]", async () => {
    const to = (id: string) => ({ _type: "link", kind: "document", document: { _ref: id } });
    const home = { _key: "a", text: "Home", link: to("page-home") };
    const trail = [home, { _key: "b", text: "Pay for it", link: to("page-checkout") }];
    const whole = await checkoutPage((page) => ({ ...page, breadcrumb: trail }));
    expect(whole.html).toMatch(
      /<nav aria-label="Breadcrumb">.*href="\/".*Home<\/a>.*aria-current="page"[^>]*>Pay for it<.*<form/,
    );
    expect((await checkoutPage((page) => ({ ...page, breadcrumb: [home] }))).html).not.toContain(
      "Breadcrumb",
    );
  });

  it("lets the checkout form show its title when no block has one", async () => {
    const { html } = await checkoutPage((page) => ({ ...page, blocks: [asks] }));
    expect(html).toContain('<form data-titled="false">');
    expect(html).not.toContain("<h1");
  });

  it("logs an error when it is missing, and shows the form alone", async () => {
    const { html, head, errors } = await checkoutPage(() => null);
    expect(html).toMatch(/^<form data-titled="false"><\/form>$/);
    expect(head).toEqual([{ title: "Checkout" }, { name: "robots", content: "noindex" }]);
    expect(errors.map(({ message }) => message)).toEqual([
      "Module not found: no page document for /checkout",
    ]);
  });
});
