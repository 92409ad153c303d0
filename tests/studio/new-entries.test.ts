import { describe, expect, it } from "vitest";
import { createInitialEntry } from "#tests/support/studio/initial-entry";
import { smallShop } from "#tests/support/studio/small-shop";
import { listStudioRefusals } from "#tests/support/studio/studio-client";
import { blockTypes } from "~/blocks/block-types";

const pageWith = (block: Readonly<Record<string, unknown>>) => ({
  _id: "page-new",
  _type: "page",
  title: "A page",
  name: "a-page",
  path: "/a-page",
  blocks: [{ ...block, _key: "new" }],
});

describe("new block", () => {
  it.each(blockTypes)("shows no errors of optional buttons in a new block %s", async (type) => {
    const refusals = await listStudioRefusals(smallShop, pageWith(createInitialEntry(type)));
    const insideAField = refusals.filter(({ path = [] }) => path.length > 3);
    expect(insideAField).toEqual([]);
  });

  it("shows no errors for a card with a title and no button", async () => {
    const card = { ...createInitialEntry("card"), _key: "a", title: "Walk in" };
    const page = pageWith({ ...createInitialEntry("cardGrid"), cards: [card] });
    expect(await listStudioRefusals(smallShop, page)).toEqual([]);
  });
});
