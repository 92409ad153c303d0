import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { Specifications } from "~/domains/catalog/specifications/specifications";
import {
  type SpecificationGroup,
  specificationGroupSchema,
  styleSchema,
} from "~/domains/catalog/style.schema";

const paragraph = (text: string) => [
  { _type: "block", _key: text, style: "normal", children: [{ _type: "span", _key: "s", text, marks: [] }] },
];
const group = (values: object): SpecificationGroup => specificationGroupSchema.parse(values);

const sections = [
  group({
    name: "specifications",
    title: "Specifications",
    showKeys: true,
    props: [{ label: "Box", value: "Plywood" }],
  }),
  group({ name: "description", title: "Description", text: paragraph("A recessed door in navy.") }),
  group({
    name: "videos",
    title: "Assembly Videos",
    type: "video",
    props: [{ title: "Base cabinet", videoUrl: "/videos/base.mp4", videoType: "video" }],
  }),
  group({
    name: "faqs",
    title: "FAQs",
    type: "faq",
    props: [{ faqs: [{ question: "Is it plywood?", answer: paragraph("Yes, every box.") }] }],
  }),
];
const titles = ["Specifications", "Description", "Assembly Videos", "FAQs"];

const shown = (specView: "tabular" | "tabbing", groups: readonly SpecificationGroup[] = sections) =>
  renderToHtml(
    <MemoryRouter>
      <Specifications specView={specView} groups={groups} />
    </MemoryRouter>,
  );
const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe("the specifications of a style", () => {
  it("shows the picture of a specification section between its text and its properties [CAT-010]", async () => {
    const image = { src: "/cut.webp", alt: "A cabinet cut open", width: 1600, height: 900 };
    const html = await shown("tabular", [
      group({
        title: "Box",
        text: paragraph("Look inside."),
        image,
        props: [{ label: "Box", value: "Plywood" }],
      }),
    ]);
    const positions = ["Look inside.", 'alt="A cabinet cut open"', "Plywood"].map((part) =>
      html.indexOf(part),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
  });

  it("omits a video URL that would run a script", async () => {
    const prop = { title: "Base cabinet", videoUrl: "javascript:alert(1)", videoType: "youtube" };
    const html = await shown("tabular", [group({ title: "Films", type: "video", props: [prop] })]);
    expect(html).toContain("Base cabinet");
    expect(html).not.toContain("javascript:");
  });

  it("shows a YouTube video as its picture, served by the shop and linked to the video [CAT-011] [PAGE-029]", async () => {
    const videoUrl = "https://www.youtube.com/watch?v=abcdefghijk";
    const prop = { title: "Base cabinet", videoUrl, videoType: "youtube" };
    const html = await shown("tabular", [group({ title: "Films", type: "video", props: [prop] })]);
    expect(html).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk"[^>]*aria-label="Play video: Base cabinet"[^>]*><span aria-hidden="true"[^>]*>Base cabinet<\/span><img src="\/api\/films\/abcdefghijk\/picture" alt=""/,
    );
    expect(html).toContain('<p class="font-medium">Base cabinet</p>');
    expect(html).not.toContain("<iframe");
  });

  it("shows a tab for each specification section in the view tabbing [CAT-003] [CAT-011]", async () => {
    const html = await shown("tabbing");
    expect(textsOf(html, /<button[^>]*role="tab"[^>]*>([^<]+)<\/button>/g)).toEqual(titles);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(4);
  });

  it("shows specification sections below each other in the view tabular [CAT-003] [CAT-011]", async () => {
    const html = await shown("tabular");
    expect(textsOf(html, /<h2[^>]*>([^<]+)<\/h2>/g)).toEqual(titles);
    expect(html).not.toContain('role="tab"');
  });

  it("uses the view tabular for specifications by default [CAT-011]", () => {
    expect(styleSchema.shape.specView.parse(undefined)).toBe("tabular");
    expect(styleSchema.shape.specView.parse(null)).toBe("tabular");
  });

  it("shows properties with values, video players and expandable questions [CAT-011]", async () => {
    const html = await shown("tabular");
    expect(html).toMatch(/<dt[^>]*>Box<\/dt><dd[^>]*>Plywood<\/dd>/);
    expect(html).toMatch(/<video[^>]*src="\/videos\/base\.mp4"/);
    expect(html).toContain("Base cabinet");
    expect(html).toMatch(/<summary[^>]*><h3[^>]*>Is it plywood\?<\/h3>/);
    expect(html).toContain("Yes, every box.");
  });

  it("hides the keys of properties when an editor switched them off [CAT-010]", async () => {
    const props = [{ label: "Box", value: "Plywood" }];
    expect(await shown("tabular", [group({ title: "Box", props, showKeys: false })])).toMatch(
      /<dl[^>]*><div[^>]*><dd class="col-span-5">Plywood<\/dd><\/div><\/dl>/,
    );
    for (const showKeys of [true, undefined])
      expect(await shown("tabular", [group({ title: "Box", props, showKeys })])).toMatch(
        /<dl[^>]*><div[^>]*><dt[^>]*>Box<\/dt><dd class="col-span-3">Plywood<\/dd><\/div><\/dl>/,
      );
  });

  it("shows properties in two columns in the grid view, else in one [CAT-010]", async () => {
    const props = [{ label: "Box", value: "Plywood" }];
    const listClasses = async (contentDisplay?: string) =>
      /<dl class="([^"]*)"/.exec(
        await shown("tabular", [group({ title: "Box", props, contentDisplay })]),
      )?.[1];
    expect(await listClasses("grid-view")).toBe("grid gap-x-12 md:grid-cols-2");
    expect(await listClasses("list-view")).toBe("");
    expect(await listClasses()).toBe("");
  });

  it.each([
    ["unordered-list", '<ul class="tick-list"><li>Dovetailed drawers</li></ul>'],
    ["ordered-list", "<ol><li>Dovetailed drawers</li></ol>"],
  ])(
    "shows properties in the list format that the editor chose: %s [CAT-011]",
    async (contentFormat, markup) => {
      const lists = [
        group({
          name: "features",
          title: "Features",
          contentFormat,
          props: [{ value: "Dovetailed drawers" }],
        }),
      ];
      expect(await shown("tabular", lists)).toContain(markup);
    },
  );

  it.each(["unordered-list", "ordered-list"])(
    "shows the first 6 items of a longer %s, and 'Read more...' [FMT-006]",
    async (contentFormat) => {
      const names = ["one", "two", "three", "four", "five", "six", "seven"];
      const props = names.map((value) => ({ value }));
      const long = await shown("tabular", [group({ name: "list", title: "List", contentFormat, props })]);
      expect(textsOf(long, /<li>([^<]+)<\/li>/g)).toEqual(["one", "two", "three", "four", "five", "six"]);
      expect(long).toContain(">Read more...</summary>");
      const whole = [group({ name: "list", title: "List", contentFormat, props: props.slice(1) })];
      expect(await shown("tabular", whole)).not.toContain("Read more...");
    },
  );

  it("cuts the description of a video at 250 characters, with 'Read more' [FMT-007]", async () => {
    const video = { title: "Base cabinet", videoUrl: "/videos/base.mp4", videoType: "video" };
    const saying = (value: string) =>
      shown("tabular", [
        group({ name: "videos", title: "Videos", type: "video", props: [{ ...video, value }] }),
      ]);
    const long = await saying(`${"a".repeat(249)} bcd`);
    expect(long).toContain(`>${"a".repeat(249)}...</span>`);
    expect(long).toContain(">Read more</span>");
    expect(long).toContain(`<span class="paper-only">${"a".repeat(249)} bcd</span>`);
    const short = await saying(`${"a".repeat(246)} bcd`);
    expect(short).toContain(`>${"a".repeat(246)} bcd</span>`);
    expect(short).not.toContain("Read more");
  });
});
