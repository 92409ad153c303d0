import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstSteps, type StartContent } from "../../studio/tools/start/first-steps";

const began = "2026-03-01T08:00:00Z";
const later = "2026-03-04T09:30:00Z";
const untouched = { _createdAt: began, _updatedAt: began };
const changed = { _createdAt: began, _updatedAt: later };

/** A new shop with the demo content. */
const fresh: StartContent = {
  settings: untouched,
  hello: "A kitchen starts with one good door.",
  linked: ["page-home", "page-about-us"],
  pages: ["page-home", "page-about-us"],
  pictures: [began],
  documents: [began],
};

const doneWith = (change: Partial<StartContent>) =>
  firstSteps.filter(({ isDone }) => isDone({ ...fresh, ...change })).map(({ title }) => title);

describe("first steps of a new shop", () => {
  it("leaves all first steps open at the start", () => {
    expect(doneWith({})).toEqual([]);
  });

  it.each([
    ["Enter your shop's name, address and phone", { settings: changed }],
    ["Say hello on the home page", { hello: "Come in, the coffee is on." }],
    ["Add your own picture", { pictures: [began, later] }],
    ["Create a page", { pages: ["page-home", "4f1c9a1e-6a55-4a0f-9c1e-0b7f1f2f3a4d"] }],
    ["Add it to the menu", { linked: ["page-home", "4f1c9a1e-6a55-4a0f-9c1e-0b7f1f2f3a4d"] }],
  ])("marks only one first step as done: %s", (title, change) => {
    expect(doneWith(change)).toEqual([title]);
  });

  it("keeps a step open when an editor deletes the home page's greeting or a menu item", () => {
    expect(doneWith({ hello: "" })).toEqual([]);
    expect(doneWith({ linked: ["page-home"] })).toEqual([]);
  });

  it("knows the greeting on the demo's home page", () => {
    const lines = readFileSync("packages/demo-content/production.ndjson", "utf8").split("\n");
    const home = lines.map((line) => (line ? JSON.parse(line) : {})).find(({ _id }) => _id === "page-home");
    expect(home.blocks[0].title).toBe(fresh.hello);
  });

  it("does not count a picture that was imported together with documents", () => {
    expect(doneWith({ pictures: [began, later], documents: [began, later] })).toEqual([]);
  });

  it("opens a new page, which counts after it is published", () => {
    const path = firstSteps.find(({ title }) => title === "Create a page")?.path ?? "";
    const [, id = ""] = path.match(/^\/presentation\/page\/([^/?]+)\?preview=\/&template=page$/) ?? [];
    expect(doneWith({ pages: [id] })).toEqual(["Create a page"]);
  });

  it("leaves all first steps open when the content has no settings", () => {
    expect(doneWith({ settings: null, hello: null, linked: [], pictures: [later] })).toEqual([]);
  });
});
