import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { silentLog } from "../support/shop/silent-log";

const pageOf = (block: object) =>
  renderToHtml(
    <MemoryRouter>
      <PageBlocks blocks={parseBlocks([{ _key: "a", ...block }], "page-test", silentLog)} />
    </MemoryRouter>,
  );
const paragraph = (text: string) => [
  { _type: "block", _key: "p", style: "normal", children: [{ _type: "span", _key: "s", text, marks: [] }] },
];
const image = { src: "/door.webp", alt: "Sage door", width: 900, height: 1200 };

describe("a list", () => {
  const list = (count: number) => ({
    _type: "shadowTextList",
    title: "Bring along",
    shadowText: "Bring",
    items: Array.from({ length: count }, (_, index) => ({
      _key: `line-${index}`,
      text: paragraph(`Line number ${index + 1}`),
    })),
  });

  it("shows six items and 'Read more...' for the rest, and prints all of them [FMT-006] [PAGE-022]", async () => {
    const html = await pageOf(list(7));
    expect(html).toContain("Line number 6");
    expect(html).toMatch(/<li class="paper-only">(?:(?!<li).)*Line number 7/);
    expect(html.match(/paper-only/g)).toHaveLength(1);
    expect(html).toContain(">Read more...</summary>");
    expect(html).toContain('data-word="Bring"');
  });

  it("shows a list of six items without 'Read more...'", async () => {
    expect(await pageOf(list(6))).not.toContain("Read more...");
  });
});

describe("a table", () => {
  const table = (rows: readonly (readonly string[])[], more: object = {}) => ({
    _type: "dataTable",
    title: "Delivery",
    columns: ["Where", "Cost"],
    rows: rows.map((cells, index) => ({ _key: `row-${index}`, cells })),
    ...more,
  });

  it("marks column and row headers for screen readers", async () => {
    const html = await pageOf(table([["Montana", "Free"]]));
    expect(html).toMatch(/<th scope="col"[^>]*>Where<\/th>/);
    expect(html).toMatch(/<th scope="row"[^>]*>Montana<\/th>/);
    expect(html).toMatch(/<td[^>]*>Free<\/td>/);
  });

  it("shows a message when a table has no rows [MSG-004]", async () => {
    const html = await pageOf(table([]));
    expect(readElements(html, "p")).toEqual([
      "No Data Found",
      "We are sorry, but we could not find any data.",
    ]);
    expect(html).not.toContain("<table");
  });

  it("shows pages of ten rows when it is sortable, and prints all rows [CAT-028]", async () => {
    const rows = Array.from({ length: 12 }, (_, index) => [`Line ${index}`, `$${index}.00`]);
    const html = await pageOf(table(rows, { isSortable: true }));
    const rowOf = (line: string) => html.split("<tr").find((row) => row.includes(`>${line}<`));
    expect(html).toMatch(/<th scope="col"[^>]*><button.*?<\/button><span class="[^"]*paper-only[^"]*">/);
    expect(rowOf("Line 9")).not.toContain("paper-only");
    expect(rowOf("Line 10")).toContain("paper-only");
    expect(rowOf("Line 11")).toContain("paper-only");
    expect(html).toContain("Rows per page");
  });
});

describe("a gallery", () => {
  it("shows each picture in its own proportions, with a caption and a link", async () => {
    const html = await pageOf({
      _type: "gallery",
      title: "Doors",
      pictures: [
        { _key: "p", image, caption: "Oxford Sage", action: { text: "See the door", path: "/oxs" } },
      ],
    });
    expect(html).toContain('width="900" height="1200"');
    expect(html).toContain('aria-label="Enlarge: Sage door"');
    expect(html).toContain("Oxford Sage");
    expect(html).toMatch(/<a [^>]*href="\/oxs"[^>]*>See the door<\/a>/);
  });
});

describe("a video", () => {
  const film = (more: object) => ({
    _type: "videoCards",
    title: "Films",
    videos: [
      { _key: "f", title: "A box", videoUrl: "/box.mp4", videoType: "video", thumbnail: image, ...more },
    ],
  });

  it("links its picture to the video file, without script [PAGE-029]", async () => {
    expect(await pageOf(film({}))).toMatch(/<a (?=[^>]*href="\/box.mp4")[^>]*aria-label="Play video: A box"/);
  });

  it("omits a video's link when its URL would run a script", async () => {
    const html = await pageOf(film({ videoUrl: "javascript:alert(1)", videoType: "youtube" }));
    expect(html).toContain('aria-label="Play video: A box"');
    expect(html).not.toContain("javascript:");
  });

  it("gives a video the minimum heights that an editor set for each device [PAGE-029]", async () => {
    expect(await pageOf(film({ minHeights: { desktop: 480, mobile: 240, tablet: null } }))).toContain(
      "--film-desktop:480px;--film-mobile:240px",
    );
  });

  it("cuts a video's description at 250 characters [FMT-007]", async () => {
    const html = await pageOf(film({ description: `${"a".repeat(249)} bcd` }));
    expect(html).toContain(`${"a".repeat(249)}...`);
  });
});

describe("a YouTube video", () => {
  const film = (more: object) => ({
    _type: "videoCards",
    title: "Films",
    videos: [
      {
        _key: "f",
        title: "A box",
        videoUrl: "https://youtu.be/abcdefghijk",
        videoType: "youtube",
        ...more,
      },
    ],
  });

  it("shows YouTube's picture, served by the shop, above the editor's own [PAGE-030]", async () => {
    const html = await pageOf(film({ thumbnail: image }));
    expect(html).toContain('<img src="/api/films/abcdefghijk/picture" alt=""');
    expect(html.indexOf("/door.webp")).toBeLessThan(html.indexOf("/api/films/"));
    expect(await pageOf(film({}))).toContain("/api/films/abcdefghijk/picture");
    expect(html).not.toContain("ytimg.com");
  });
});

describe("contact block", () => {
  const site = {
    phone: "(406) 555-0142",
    email: "hello@shop.example",
    address: {
      street: "117 South Central",
      city: "Sidney",
      state: "MT",
      zip: "59270",
      mapLink: "https://map.example",
    },
    hours: [{ _key: "h", days: "Saturday", time: "9 am – 1 pm" }],
  };
  const item = (fields: object) => ({ _key: "i", ...fields });

  it("shows 'Start chat' only when an editor switched it on [PAGE-039]", async () => {
    expect(await pageOf({ _type: "contactInfo", site, hasChat: true })).toContain(">Start chat</");
    expect(await pageOf({ _type: "contactInfo", site })).not.toContain("Start chat");
  });

  it("shows the contacts of the site settings when the editor entered none [FAQ-002]", async () => {
    const html = await pageOf({ _type: "contactInfo", site });
    expect(html).toContain('href="tel:+14065550142"');
    expect(html).toContain('href="mailto:hello@shop.example"');
    expect(html).toContain('href="https://map.example"');
    expect(html).toContain("117 South Central\nSidney, MT 59270");
    expect(html).toMatch(/<dt>Saturday<\/dt><dd[^>]*>9 am – 1 pm<\/dd>/);
  });

  it.each<[string, object, readonly (string | RegExp)[]]>([
    ["a text message", { type: "sms", text: "(406) 555-0142" }, ["Text", 'href="sms:+14065550142"']],
    [
      "a link",
      { type: "link", title: "What to bring", text: "How to measure", path: "/blogs/measuring-a-kitchen" },
      ["What to bring", /href="\/blogs\/measuring-a-kitchen"[^>]*>How to measure</],
    ],
    [
      "a link with a drawing",
      { type: "icon-link", icon: "search", title: "Not sure?", text: "Ask", path: "https://ask.example" },
      [/href="https:\/\/ask\.example"[^>]*>Ask</, '<path d="M10.5 4a6.5 6.5'],
    ],
    [
      "a picture, which needs no title",
      { type: "image", image: { src: "/lake/images/shelf.webp", alt: "Shelves", width: 1600, height: 1200 } },
      ['alt="Shelves"', 'src="/lake/images/shelf.webp?', 'width="1600" height="1200"'],
    ],
  ])("shows %s [NAV-006]", async (_, fields, expected) => {
    const html = await pageOf({ _type: "contactInfo", title: "Reach us", items: [item(fields)] });
    for (const text of expected)
      expect(text instanceof RegExp ? text.test(html) : html.includes(text), String(text)).toBe(true);
    expect(html).not.toContain("undefined");
  });

  it("links an address to the map only when that is switched on [FAQ-003]", async () => {
    const address = {
      type: "address",
      title: "Shop",
      subTitle: "At the back",
      text: "Sidney",
      mapLink: "https://m.example",
    };
    const html = (more: object) =>
      pageOf({ _type: "contactInfo", site, items: [item({ ...address, ...more })] });
    expect(await html({ enableMapLink: true })).toContain('href="https://m.example"');
    const plain = await html({ enableMapLink: false });
    expect(plain).not.toContain("https://m.example");
    expect(readElements(plain, "h2")).toEqual(["Shop"]);
    expect(readElements(plain, "p")).toEqual(["At the back"]);
    expect(readElements(plain, "address")).toEqual(["Sidney"]);
  });
});
