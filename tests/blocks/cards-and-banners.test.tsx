import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { cardIcons } from "~/blocks/parts/card-icons";
import { isIconName } from "~/ui/icon";
import { silentLog } from "../support/shop/silent-log";

const pageOf = (...blocks: readonly object[]) =>
  renderToHtml(
    <MemoryRouter>
      <PageBlocks
        blocks={parseBlocks(
          blocks.map((block, index) => ({ _key: `b${index}`, ...block })),
          "page-test",
          silentLog,
        )}
      />
    </MemoryRouter>,
  );
const image = (name: string) => ({ src: `/${name}.webp`, alt: `The ${name}`, width: 1600, height: 1200 });

describe("a card", () => {
  const grid = (card: object, more: object = {}) =>
    pageOf({ _type: "cardGrid", cards: [{ _key: "c", title: "Shaker", ...card }], ...more });

  it("shows title, description, picture and action [PAGE-027]", async () => {
    const html = await grid({
      description: "Five pieces, one groove.",
      image: image("door"),
      action: { text: "See them", title: "All sixteen shaker doors", path: "/products/shaker" },
    });
    expect(readElements(html, "h2")).toEqual(["Shaker"]);
    expect(readElements(html, "p")).toEqual(["Five pieces, one groove."]);
    expect(html).toMatch(/<img src="\/door\.webp[^>]* alt="The door"/);
    expect(readElements(html, "a")).toEqual(["See them: Shaker"]);
    expect(html).toMatch(
      /<a [^>]*title="All sixteen shaker doors"[^>]*href="\/products\/shaker"|<a [^>]*href="\/products\/shaker"[^>]*title="All sixteen shaker doors"/,
    );
  });

  it("loads with high priority only the first picture below the page title", async () => {
    const cards = ["door", "drawer"].map((name) => ({ _key: name, title: name, image: image(name) }));
    const title = { _key: "t", _type: "pageTitle", title: "Cabinets", variant: "plain" };
    const first = await pageOf(title, { _key: "g", _type: "cardGrid", cards });
    expect(first.match(/<img [^>]*fetchpriority="high"[^>]*>/g)?.length).toBe(1);
    expect(first).toMatch(/<img [^>]*alt="The door"[^>]*loading="eager"/);
    const later = await pageOf(title, { ...title, _key: "u" }, { _key: "g", _type: "cardGrid", cards });
    expect(later).not.toContain("fetchpriority");
  });

  it("crops its picture to 452 by 250 in the layout image-cards [PAGE-027]", async () => {
    const html = await grid({ image: image("door") }, { layout: "image-cards" });
    const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(452 / 250, 2);
  });

  it("shows a label on its picture, an icon above its title and another picture on hover [PAGE-027]", async () => {
    const html = await grid({
      image: image("door"),
      hoverImage: image("kitchen"),
      label: "From stock",
      iconName: "heart",
    });
    expect(html).toMatch(/<p[^>]*>From stock<\/p>/);
    expect(html).toMatch(/<div class="card-hover[^"]*"><img src="\/kitchen\.webp[^"]*"/);
    expect(html).toMatch(/<svg[^>]*>.*<\/svg><h2[^>]*>Shaker<\/h2>/);
    const plain = await grid({ image: image("door") });
    expect(plain).not.toContain("card-hover");
    expect(plain).not.toMatch(/<svg/);
  });

  it("shows a card without an icon when the icon's name is unknown", async () => {
    const html = await grid({ iconName: "unicorn" });
    expect(html).toContain("Shaker");
    expect(html).not.toContain("<svg");
  });

  it("offers editors only icons that exist", () => {
    expect(cardIcons.filter((name) => !isIconName(name))).toEqual([]);
  });

  it("hides the number of a step when an editor switches it off, and keeps the later numbers [PAGE-027]", async () => {
    const html = await pageOf({
      _type: "stepList",
      title: "How",
      steps: [
        { _key: "a", title: "Measure" },
        { _key: "b", title: "Wait", hideStepNumber: true },
        { _key: "c", title: "Hang" },
      ],
    });
    expect([...html.matchAll(/>(\d\d)<\/span>/g)].map(([, number]) => number)).toEqual(["01", "03"]);
  });
});

describe("a banner", () => {
  const banner = (more: object = {}) =>
    pageOf({ _type: "banner", title: "Hold the door", image: image("wide"), ...more });

  it("shows title, subtitle, description, stars with a text, and its action [PAGE-031]", async () => {
    const html = await banner({
      subTitle: "Sidney, Montana",
      description: "Before you buy the kitchen.",
      ratings: { text: "from 40 kitchens", star: 4.5 },
      actions: [{ text: "Order samples", title: "Sample doors by mail", path: "/order-samples" }],
    });
    expect(readElements(html, "h1")).toEqual(["Hold the door"]);
    expect(readElements(html, "p")).toEqual([
      "Sidney, Montana",
      "Before you buy the kitchen.",
      "from 40 kitchens",
    ]);
    expect(html).toContain('role="img" aria-label="4.5 out of 5 stars"');
    expect(html).toMatch(/<a [^>]*title="Sample doors by mail"[^>]*>Order samples<\/a>/);
    expect(html).toMatch(/<img src="\/wide\.webp[^>]* alt="The wide"/);
  });

  it("crops its picture to 1920 by 787 and uses an editor's pictures for tablets and phones [PAGE-031]", async () => {
    const html = await banner({ tabletImage: image("tablet"), mobileImage: image("phone") });
    expect(html).toMatch(/<source media="\(48rem &lt;= width &lt; 64rem\)" srcSet="\/tablet\.webp/);
    expect(html).toMatch(/<source media="\(width &lt; 64rem\)" srcSet="\/phone\.webp/);
    const [, width = "0", height = "0"] = /<img [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(1920 / 787, 2);
    expect(await banner()).not.toContain("48rem &lt;= width");
  });

  it("shows its text beside the picture in the split layout, and uses the default for an unknown layout [PAGE-031]", async () => {
    expect(await banner({ bannerLayout: "split" })).not.toContain("banner-picture");
    expect(await banner({ bannerLayout: "tower" })).toContain("banner-picture");
  });
});
