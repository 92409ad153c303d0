import { describe, expect, it } from "vitest";
import { findSenderEmail, findSenderName, toExcerpt } from "~/domains/forms/submissions/submission";
import { createFormField } from "~/domains/forms/template/create-form-field";

describe("sender's email address", () => {
  const fields = [
    createFormField({ name: "topic", type: "text", label: "Topic" }),
    createFormField({ name: "email", type: "email", label: "Email" }),
    createFormField({ name: "second", type: "email", label: "Another email" }),
  ];

  it("returns the first email address in the form", () => {
    expect(
      findSenderEmail(fields, { topic: "Doors", email: " ada@example.com ", second: "bo@example.com" }),
    ).toBe("ada@example.com");
    expect(findSenderEmail(fields, { topic: "Doors", email: "  ", second: "bo@example.com" })).toBe(
      "bo@example.com",
    );
  });

  it("returns null as the sender's email when a form has none", () => {
    expect(findSenderEmail(fields, { topic: "ada@example.com", email: "" })).toBeNull();
    expect(findSenderEmail([], { email: "ada@example.com" })).toBeNull();
  });
});

describe("sender's name", () => {
  it.each([
    ["a name in two fields", { first_name: " Ada ", last_name: " Lovelace " }, "Ada Lovelace"],
    ["the first name alone", { first_name: "Ada", last_name: "" }, "Ada"],
    ["the last name alone", { last_name: "Lovelace" }, "Lovelace"],
    ["a name in one field", { name: " Ada Lovelace " }, "Ada Lovelace"],
    ["a full name", { full_name: " Ada Lovelace " }, "Ada Lovelace"],
    ["two fields before one", { first_name: "Ada", last_name: "King", name: "Countess" }, "Ada King"],
    ["a name before a full name", { first_name: " ", name: "Ada", full_name: "Ada Lovelace" }, "Ada"],
    ["a full name where the name is empty", { name: " ", full_name: "Ada Lovelace" }, "Ada Lovelace"],
  ])("returns the sender's name from %s", (_what, entries, name) => {
    expect(findSenderName(entries)).toBe(name);
  });

  it("returns no sender's name when the form has none", () => {
    expect(findSenderName({ first_name: " ", full_name: " ", email: "ada@example.com" })).toBeNull();
  });
});

describe("excerpt of a submission", () => {
  const email = "ada.lovelace@example.com";
  const saying = (...values: string[]) =>
    toExcerpt({ email, answers: values.map((value) => ({ name: "x", label: "X", value })) });

  it("returns the last long answer, cut to one line", () => {
    const long = "Two walls, nine feet each, and a window.";
    expect(saying("Ada", email, long, "A new kitchen", "Yes")).toBe(long);
    expect(saying("x".repeat(400))).toHaveLength(160);
  });

  it("prefers a short answer to a checkbox and is empty with an email address only", () => {
    expect(saying("Ada", email, "Samples", "Yes")).toBe("Samples");
    expect(saying("on", email)).toBe("");
  });
});
