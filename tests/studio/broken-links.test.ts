import { describe, expect, it } from "vitest";
import { findBrokenLinks } from "../../studio/structure/broken-links";

const to = (id: string) => ({ _type: "link", kind: "document", document: { _type: "reference", _ref: id } });
const typed = (address: string) => ({ _type: "link", kind: "address", address });
const targets = new Map([
  ["page-about", { isPublished: true }],
  ["page-draft", { isPublished: false }],
]);

function deadOf(fields: object) {
  return findBrokenLinks([{ _id: "from", _type: "page", ...fields }], targets, (path) =>
    Promise.resolve(path.startsWith("/about-us")),
  );
}
const reasons = async (fields: object) => (await deadOf(fields)).map(({ reason }) => reason);

describe("findBrokenLinks", () => {
  it("reports links whose target is deleted, unpublished or not chosen", async () => {
    const button = (link: object) => ({ blocks: [{ actions: [{ _type: "action", text: "See us", link }] }] });
    expect(await reasons(button(to("page-about")))).toEqual([]);
    expect(await reasons(button(to("page-gone")))).toEqual(["The target was deleted."]);
    expect(await deadOf(button(to("page-draft")))).toEqual([
      { id: "from", type: "page", text: "See us", reason: "The target is not published." },
    ]);
    expect(await reasons(button({ _type: "link" }))).toEqual(["No target chosen."]);
  });

  it("reports the text of a dead link", async () => {
    const body = [
      {
        _type: "block",
        markDefs: [{ ...to("page-gone"), _key: "l" }],
        children: [{ text: "Read " }, { text: "our story", marks: ["l"] }],
      },
    ];
    expect((await deadOf({ body })).map(({ text }) => text)).toEqual(["our story"]);
  });

  it("reports a URL of the shop that does not exist, in a link or a table cell", async () => {
    expect(await reasons({ to: typed("/about-us#hours") })).toEqual([]);
    expect(await reasons({ to: typed("/nowhere") })).toEqual(["There is nothing at /nowhere."]);
    expect(await reasons({ to: typed("https://elsewhere.example/") })).toEqual([]);
    expect(await deadOf({ rows: [{ cells: ["See [the list](/nowhere)"] }] })).toEqual([
      { id: "from", type: "page", text: "the list", reason: "There is nothing at /nowhere." },
    ]);
  });

  it("ignores a menu item without a target that only opens a submenu", async () => {
    const link = { _type: "link", kind: "document" };
    expect(await reasons({ header: [{ _type: "menuItem", text: "Help", link }] })).toEqual([]);
    expect(await reasons({ legal: [{ _type: "menuLink", text: "Terms", link }] })).toEqual([
      "No target chosen.",
    ]);
  });
});
