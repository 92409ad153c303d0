import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fetchLeniently, parseLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import { contentOf } from "../../support/content/content";
import { createRecordingLog } from "../../support/shop/recording-log";

const door = z.object({ name: z.string(), colors: list(z.object({ value: z.string() })) });
const showroom = z.object({ title: z.string(), doors: z.array(door).min(1) });

describe("content with an invalid list item", () => {
  it("parses content without its invalid list item", () => {
    const { result, invalidMembers } = parseLeniently(showroom, {
      title: "Showroom",
      doors: [{ name: "Navy" }, { name: null }, null, { name: "Sage" }],
    });
    expect(result.data?.doors.map(({ name }) => name)).toEqual(["Navy", "Sage"]);
    expect(invalidMembers.map(({ member }) => member)).toEqual(["doors.1", "doors.2"]);
  });

  it("omits only the innermost invalid list item", () => {
    const { result } = parseLeniently(showroom, {
      title: "Showroom",
      doors: [{ name: "Navy", colors: [{ value: "navy" }, { value: 7 }] }],
    });
    expect(result.data?.doors).toEqual([{ name: "Navy", colors: [{ value: "navy" }] }]);
  });

  it("reports the document and the issues of an invalid list item", async () => {
    const { log, errors } = createRecordingLog();
    const content = contentOf([
      { _id: "door-navy", _type: "door", name: "Navy" },
      { _id: "door-broken", _type: "door" },
    ]);
    const doors = await fetchLeniently({ content, log }, `*[_type == "door"]`, {}, z.array(door));
    expect(doors.map(({ name }) => name)).toEqual(["Navy"]);
    expect(errors).toEqual([
      {
        details: {
          documentId: "door-broken",
          member: "1",
          issues: ["name: Invalid input: expected string, received undefined"],
        },
        message: "left out of its list: it does not fit its shape",
      },
    ]);
  });

  it("reports the surrounding document of an invalid item without an id", () => {
    const { invalidMembers } = parseLeniently(showroom, {
      _id: "page-showroom",
      title: "Showroom",
      doors: [null, { name: "Navy" }],
    });
    expect(invalidMembers[0]?.documentId).toBe("page-showroom");
  });

  it("fails when a required list would be empty and for issues outside of lists", () => {
    expect(parseLeniently(showroom, { title: "Showroom", doors: [null] }).result.success).toBe(false);
    expect(parseLeniently(showroom, { title: 7, doors: [{ name: "Navy" }] }).result.success).toBe(false);
  });
});
