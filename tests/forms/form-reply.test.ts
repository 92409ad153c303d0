import { describe, expect, it } from "vitest";
import { parseFormReply } from "~/domains/forms/submissions/form-reply";

describe("a reply to a form, as it came over the wire", () => {
  it("is read with its message and the id of what was sent [API-002]", () => {
    const sent = { error: false, success: true, message: "Sent", data: { id: "s1", isComplete: true } };
    expect(parseFormReply(sent)).toEqual(sent);
  });

  it("is no end of the form unless it says so [FORM-028]", () => {
    const { data } = parseFormReply({ success: true, data: { id: "s1", isComplete: "yes" } }) ?? {};
    expect(data).toEqual({ id: "s1", isComplete: false });
    expect(parseFormReply({ success: true, data: { id: "s1" } })?.data).toEqual({
      id: "s1",
      isComplete: false,
    });
  });

  it("is read with what is wrong with each field", () => {
    expect(
      parseFormReply({
        error: true,
        success: false,
        message: "No",
        data: null,
        errors: { zip: "Too short" },
      }),
    ).toEqual({ error: true, success: false, message: "No", data: null, errors: { zip: "Too short" } });
  });

  it("is no success unless it says so", () => {
    expect(parseFormReply({ success: "yes", error: false })).toMatchObject({ error: true, success: false });
    expect(parseFormReply({ success: true, error: true })).toMatchObject({ error: false, success: true });
  });

  it.each([
    ["a message that is no text", { success: true, message: 7 }],
    ["no message", { success: true }],
    ["data without an id", { success: true, data: {} }],
    ["an id that is no text", { success: true, data: { id: 7 } }],
    ["complaints that are a text", { success: true, errors: "all wrong" }],
    ["complaints that are nothing", { success: true, errors: null }],
  ])("loses %s", (_what, value) => {
    expect(parseFormReply(value)).toEqual({ error: false, success: true, message: "", data: null });
  });

  it.each([[null], [undefined], ["<html>"], [502], [{}], [{ message: "Sent" }]])(
    "is none where something else answered: %j",
    (value) => {
      expect(parseFormReply(value)).toBeNull();
    },
  );
});
