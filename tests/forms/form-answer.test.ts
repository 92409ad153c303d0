import { describe, expect, it } from "vitest";
import { toRejectedResponse, toSubmittedResponse } from "~/domains/forms/submissions/form-response";
import { formTemplateSchema } from "~/domains/forms/template/form-template";

const form = (messages?: object) => formTemplateSchema.parse({ name: "contact", messages });

const whole = { id: "s1", isComplete: true };

describe("the answer to a form that was taken", () => {
  it("says that it was sent, and by which id it is kept [API-002] [FORM-027]", () => {
    expect(toSubmittedResponse(form(), whole)).toEqual({
      status: 200,
      body: {
        error: false,
        success: true,
        message: "Email sent successfully",
        data: { id: "s1", isComplete: true },
      },
    });
    expect(toSubmittedResponse(form({ error: "Call us" }), whole).body.message).toBe(
      "Email sent successfully",
    );
  });

  it("says of a step that more is to come [API-002] [FORM-028]", () => {
    expect(toSubmittedResponse(form(), { id: "s1", isComplete: false }).body.data).toEqual({
      id: "s1",
      isComplete: false,
    });
  });

  it("has the words of the form's editor", () => {
    expect(toSubmittedResponse(form({ success: "We will call you" }), whole).body.message).toBe(
      "We will call you",
    );
  });
});

describe("the answer to a form that was not taken", () => {
  it.each([
    ["unknown-form", 404, "There is no such form."],
    ["not-understood", 400, "The form is not understood."],
    ["too-large", 413, "That is more than this form takes."],
    ["too-many", 429, "Too many messages from here. Please try again in a few minutes, or call us."],
    ["no-challenge", 400, "Please complete the reCAPTCHA verification"],
    ["lost-steps", 409, "Something went wrong. Plase try again later."],
  ] as const)(
    "for %s has the status %d and says so [API-002] [FORM-020] [FORM-031]",
    (code, status, message) => {
      expect(toRejectedResponse({ code })).toEqual({
        status,
        body: { error: true, success: false, message, data: null },
      });
    },
  );

  it("names what is wrong with each field", () => {
    expect(toRejectedResponse({ code: "invalid", errors: { zip: "Only numbers are allowed" } })).toEqual({
      status: 400,
      body: {
        error: true,
        success: false,
        message: "Form validation failed. Please check your information.",
        data: null,
        errors: { zip: "Only numbers are allowed" },
      },
    });
  });
});
