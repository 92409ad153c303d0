import { describe, expect, it } from "vitest";
import { signInEmailRules } from "~/domains/account/sign-in/sign-in-rules";
import { isEmptyField, parseForm, readText, toFieldErrors } from "~/domains/forms/validation/parse-form";

describe("parsed form", () => {
  it("returns the values of a valid form", () => {
    const submission = parseForm(new URLSearchParams({ email: " ada@example.com " }), signInEmailRules);
    expect(submission).toMatchObject({ status: "success", value: "ada@example.com" });
  });

  it("replies with the typed values and the error of each field", () => {
    const body = new FormData();
    body.set("email", "ada@");
    expect(parseForm(body, signInEmailRules).reply()).toMatchObject({
      status: "error",
      initialValue: { email: "ada@" },
      error: { email: ["Invalid email address"] },
    });
  });

  it("reads the first text of a name and no file as text", () => {
    const body = new FormData();
    body.append("name", "Ada");
    body.append("name", "Eve");
    body.append("photo", new File(["x"], "door.png"));
    expect([readText(body, "name"), readText(body, "photo"), readText(body, "other")]).toEqual([
      "Ada",
      "",
      "",
    ]);
  });

  it("counts a field without text and file as empty", () => {
    const body = new FormData();
    body.set("name", " ");
    body.set("photo", new File([], ""));
    body.set("drawing", new File(["x"], "door.png"));
    expect(["name", "photo", "other", "drawing"].map((name) => isEmptyField(body, name))).toEqual([
      ...[true, true, true],
      false,
    ]);
  });

  it("shows the first error of each field", () => {
    expect(toFieldErrors({ zip: ["too short", "digits only"], city: null, name: [] })).toEqual({
      zip: "too short",
    });
  });
});
