import { describe, expect, it } from "vitest";
import { asset, catalog, image, listProblems, replace, soundContent, style } from "./sound-content";

describe("the check of styles", () => {
  it.each([
    [{ images: [] }, "images: has no picture, so that lists leave out the style (add a picture of the door)"],
    [
      { finishGroups: [{ name: "color", items: [] }] },
      "finishGroups: has no finish, so that visitors cannot choose a color (add a finish group with at least one finish)",
    ],
    [
      { code: undefined },
      "code: is missing, so that the style has no page (enter the code of the manufacturer, or click Generate)",
    ],
    [{ brand: undefined }, "brand: is missing, so that the style has no page (choose a brand)"],
    [
      { sample: { enabled: true } },
      "sample, sku: is missing, so that the sample cannot be ordered (enter an item number for the sample, or switch the sample off)",
    ],
  ])("reports a style with %j", (fields, problem) => {
    const documents = catalog.map((document) => (document === style ? { ...style, ...fields } : document));
    expect(listProblems(documents)).toEqual([`warning: style "Trenton Navy" (style-trnv), ${problem}`]);
  });
});

describe("the check of texts for search engines", () => {
  const page = (fields: object, name = "about") => ({
    _id: `page-${name}`,
    _type: "page",
    title: "About us",
    path: `/${name}`,
    ...fields,
  });

  it("accepts a title of 59 and reports one of 60 characters [SEO-001]", () => {
    expect(listProblems([...soundContent, page({ seo: { title: "t".repeat(59) } })])).toEqual([]);
    expect(listProblems([...soundContent, page({ seo: { title: "t".repeat(60) } })])).toEqual([
      'warning: page "About us" (page-about), seo, title: has 60 characters, and search engines cut titles of 60 or more (shorten it to 59 characters or fewer)',
    ]);
  });

  it("accepts a description of 70 to 160 characters and reports others [SEO-001]", () => {
    const problemsOf = (length: number) =>
      listProblems([...soundContent, page({ seo: { description: "d".repeat(length) } })]);
    expect([70, 160].flatMap(problemsOf)).toEqual([]);
    expect([69, 161].flatMap(problemsOf)).toEqual([
      'warning: page "About us" (page-about), seo, description: has 69 characters, and search engines replace or cut it (write 70 to 160 characters)',
      'warning: page "About us" (page-about), seo, description: has 161 characters, and search engines replace or cut it (write 70 to 160 characters)',
    ]);
  });

  it("checks the title and description of a blog post that has none for search engines", () => {
    const post = {
      _id: "post-white",
      _type: "blogPost",
      title: "Choosing a white for kitchen cabinets that you will not regret",
      slug: { current: "white" },
      description: "Whites.",
    };
    expect(listProblems([...soundContent, post])).toEqual([
      'warning: blog post "Choosing a white for kitchen cabinets that you will not regret" (post-white), title: has 62 characters, and search engines cut titles of 60 or more (shorten it to 59 characters or fewer)',
      'warning: blog post "Choosing a white for kitchen cabinets that you will not regret" (post-white), description: has 7 characters, and search engines replace or cut it (write 70 to 160 characters)',
    ]);
  });

  it("reports a title that two pages share", () => {
    const twins = [page({}), page({ title: "About", seo: { title: "About us" } }, "who-we-are")];
    expect(listProblems([...soundContent, ...twins])).toEqual([
      'warning: page "About" (page-who-we-are), seo, title: is also the title of page "About us" (page-about), so that search results look the same (write a different title for search engines in one of them)',
    ]);
  });
});

describe("the check of pictures", () => {
  it.each([
    ["in stored content", { asset: { _ref: "image-1" } }],
    ["in exported content", { _sanityAsset: "image@file://./images/door.webp" }],
  ])("reports a picture without alternative text %s", (_where, picture) => {
    const page = {
      _id: "page-about",
      _type: "page",
      title: "About us",
      path: "/about-us",
      blocks: [{ _type: "gallery", images: [image, { ...picture, alt: " " }] }],
    };
    expect(listProblems([...soundContent, asset, page])).toEqual([
      'warning: page "About us" (page-about), blocks 1, images 2: has no alternative text, so that a screen reader cannot describe the picture (describe what the picture shows)',
    ]);
  });
});

describe("the check of menus", () => {
  it.each([
    [{ header: [] }, "header: is empty, so that visitors find no links in the header"],
    [{ footer: [] }, "footer: is empty, so that visitors find no links in the footer"],
    [
      { header: [{ text: "Cabinets", type: "submenu", submenu: [] }] },
      'header 1, submenu: opens an empty menu ("Cabinets")',
    ],
    [
      { header: [{ text: "Cabinets", type: "megasubmenu", menuGroups: [{ title: "JSI", items: [] }] }] },
      'header 1, menuGroups: opens an empty menu ("Cabinets")',
    ],
    [{ footer: [{ title: "Help", links: [] }] }, 'footer 1, links: shows a title without links ("Help")'],
  ])("reports a menu with %j", (fields, problem) => {
    expect(listProblems(replace("navigation", fields))).toEqual([
      `warning: navigation (navigation), ${problem} (add a link, or remove the entry)`,
    ]);
  });
});
