import { describe, expect, it } from "vitest";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { createRecordingLog } from "../support/shop/recording-log";

const title = { _type: "pageTitle", _key: "a1", variant: "plain", title: "Cabinets", description: null };

describe("parseBlocks", () => {
  it("parses each block by the schema of its type, in the editor's order [PAGE-003]", () => {
    const { log, errors } = createRecordingLog();
    const text = { _type: "richText", _key: "a2", body: [] };
    expect(parseBlocks([title, text], "page-home", log).map((block) => block._key)).toEqual(["a1", "a2"]);
    expect(errors).toEqual([]);
  });

  it("omits an invalid block and logs its document and key [PAGE-006]", () => {
    const { log, errors } = createRecordingLog();
    const broken = { _type: "banner", _key: "b7", title: "No picture" };
    expect(parseBlocks([title, broken], "page-home", log).map((block) => block._key)).toEqual(["a1"]);
    expect(errors[0]?.details).toMatchObject({ documentId: "page-home", key: "b7" });
    expect(errors[0]?.message).toBe("block left out: its content does not fit its shape");
  });

  it("omits a block of an unknown type", () => {
    const { log, errors } = createRecordingLog();
    expect(parseBlocks([{ _type: "carousel3000", _key: "x" }, null], "page-home", log)).toEqual([]);
    expect(errors).toHaveLength(2);
  });
});
