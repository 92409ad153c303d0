import { describe, expect, it } from "vitest";
import { parseFormReply } from "~/domains/forms/submissions/form-reply";

describe("parsed reply to a form", () => {
  it("reads the message and the id of the submission [API-002]", () => {
    const sent = { error: false, success: true, message: "Sent", data: { id: "s1", isComplete: true } };
    expect(parseFormReply(sent)).toEqual(sent);
  });

  it("treats a form as incomplete unless the reply says otherwise [FORM-028]", () => {
    const { data } = parseFormReply({ success: true, data: { id: "s1", isComplete: "yes" } }) ?? {};
    expect(data).toEqual({ id: "s1", isComplete: false });
    expect(parseFormReply({ success: true, data: { id: "s1" } })?.data).toEqual({
      id: "s1",
      isComplete: false,
    });
  });

  it("reads the errors by field from the reply to a form", () => {
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

  it("treats the reply to a form as failed unless it reports success", () => {
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
  ])("drops %s from a parsed reply", (_what, value) => {
    expect(parseFormReply(value)).toEqual({ error: false, success: true, message: "", data: null });
  });

  it.each([[null], [undefined], ["<html>"], [502], [{}], [{ message: "Sent" }]])(
    "returns null for another response: %j",
    (value) => {
      expect(parseFormReply(value)).toBeNull();
    },
  );
});
