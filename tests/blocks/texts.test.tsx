import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { silentLog } from "../support/shop/silent-log";

const pageOf = (...blocks: readonly object[]) => {
  const keyed = blocks.map((block, index) => ({ _key: `block-${index}`, ...block }));
  return renderToHtml(
    <MemoryRouter>
      <PageBlocks blocks={parseBlocks(keyed, "page-test", silentLog)} />
    </MemoryRouter>,
  );
};

const action = { text: "See more", path: "/products" };
const image = { src: "/door.webp", alt: "A door", width: 900, height: 1200 };

describe("the title of a page", () => {
  it.each([
    ["x".repeat(20), "title-short"],
    ["x".repeat(21), "title-medium"],
    ["x".repeat(50), "title-medium"],
    ["x".repeat(51), "title-long"],
  ])("gives the page title %s the size class %s by its length [FMT-003]", async (title, length) => {
    const [, classes = ""] =
      /<h1 class="([^"]*)"/.exec(await pageOf({ _type: "pageTitle", variant: "plain", title })) ?? [];
    expect(classes.split(" ")).toContain(length);
  });

  it("shows a long page title smaller in a banner [FMT-003]", async () => {
    const banner = (title: string) => pageOf({ _type: "banner", title, image, actions: [] });
    expect(await banner("A kitchen starts with one good door.")).toContain(
      '<h1 class="title-medium text-hero"',
    );
    expect(await banner("x".repeat(51))).toContain('<h1 class="title-long text-h1"');
  });
});

describe("description", () => {
  const card = { _key: "card", title: "Card" };
  const long = `${"a".repeat(219)} bcd`;
  const whole = `${"a".repeat(216)} bcd`;
  const blocksWithDescription: readonly [string, (description: string) => object][] = [
    ["a page title", (description) => ({ _type: "pageTitle", variant: "plain", title: "T", description })],
    ["a grid of cards", (description) => ({ _type: "cardGrid", title: "T", description, cards: [card] })],
    ["a card", (description) => ({ _type: "cardGrid", cards: [{ ...card, description }] })],
    ["a list of steps", (description) => ({ _type: "stepList", title: "T", description, steps: [card] })],
    ["a step", (description) => ({ _type: "stepList", title: "T", steps: [{ ...card, description }] })],
    [
      "a call to action",
      (description) => ({ _type: "callToAction", title: "T", description, actions: [action] }),
    ],
  ];

  it.each(blocksWithDescription)(
    "cuts a description at 220 characters in %s, with 'Read more' [FMT-004]",
    async (_place, blockWith) => {
      const cut = await pageOf(blockWith(long));
      expect(cut).toContain(`>${"a".repeat(219)}...</span>`);
      expect(cut).toMatch(/<details[^>]*><summary[^>]*><span[^>]*>Read more<\/span>/);
      expect(await pageOf(blockWith(whole))).toContain(`>${whole}</span></p>`);
    },
  );
});

describe("trade acronym", () => {
  it("shows a trade acronym in uppercase in titles, descriptions, links and rich text [FMT-008]", async () => {
    const html = await pageOf(
      {
        _type: "pageTitle",
        variant: "plain",
        title: "Our rta cabinets",
        description: "For the diy kitchen.",
        action,
      },
      {
        _type: "cardGrid",
        cards: [{ _key: "a", title: "Mdf doors", action: { text: "See pvc edges", path: "/rta" } }],
      },
      {
        _type: "richText",
        body: [
          {
            _type: "block",
            _key: "a",
            style: "normal",
            children: [{ _type: "span", _key: "s", text: "Pvc and Mdf.", marks: [] }],
          },
        ],
      },
    );
    for (const shown of [
      "Our RTA cabinets",
      "For the DIY kitchen.",
      "MDF doors",
      "See PVC edges",
      "PVC and MDF.",
    ])
      expect(html).toContain(shown);
    expect(html).toContain('href="/rta"');
  });
});
