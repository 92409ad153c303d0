import { describe, expect, it } from "vitest";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { createRecordingLog } from "../support/shop/recording-log";

const title = { _type: "pageTitle", _key: "a1", variant: "plain", title: "Cabinets", description: null };

describe("the blocks of a page", () => {
  it("[PAGE-003] are parsed each by its own shape, in the editor's order", () => {
    const { log, errors } = createRecordingLog();
    const text = { _type: "richText", _key: "a2", body: [] };
    expect(parseBlocks([title, text], "page-home", log).map((block) => block._key)).toEqual(["a1", "a2"]);
    expect(errors).toEqual([]);
  });

  it("[PAGE-006] never take the page down: a bad one is left out and logged with document and key", () => {
    const { log, errors } = createRecordingLog();
    const broken = { _type: "banner", _key: "b7", title: "No picture" };
    expect(parseBlocks([title, broken], "page-home", log).map((block) => block._key)).toEqual(["a1"]);
    expect(errors[0]?.details).toMatchObject({ documentId: "page-home", key: "b7" });
    expect(errors[0]?.message).toBe("block left out: its content does not fit its shape");
  });

  it("leave out a block of a type the shop does not know", () => {
    const { log, errors } = createRecordingLog();
    expect(parseBlocks([{ _type: "carousel3000", _key: "x" }, null], "page-home", log)).toEqual([]);
    expect(errors).toHaveLength(2);
  });
});
