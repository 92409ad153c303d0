import { describe, expect, it } from "vitest";
import { toFormFailureResponse, toSubmittedResponse } from "~/domains/forms/submissions/form-response";
import { formTemplateSchema } from "~/domains/forms/template/form-template";

const form = (messages?: object) => formTemplateSchema.parse({ name: "contact", messages });

const whole = { id: "s1", isComplete: true };

describe("response to an accepted form", () => {
  it("returns the success message and the id of the submission [API-002] [FORM-027]", () => {
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

  it("reports that a step is not the last one [API-002] [FORM-028]", () => {
    expect(toSubmittedResponse(form(), { id: "s1", isComplete: false }).body.data).toEqual({
      id: "s1",
      isComplete: false,
    });
  });

  it("returns the editor's message for an accepted form", () => {
    expect(toSubmittedResponse(form({ success: "We will call you" }), whole).body.message).toBe(
      "We will call you",
    );
  });
});

describe("response to a rejected form", () => {
  it.each([
    ["unknown-form", 404, "This form doesn't exist."],
    ["not-understood", 400, "We couldn't understand this form."],
    ["too-large", 413, "That's more than this form can take."],
    ["too-many", 429, "You've sent too many messages. Please try again in a few minutes, or call us."],
    ["no-challenge", 400, "Please complete the reCAPTCHA verification"],
    ["lost-steps", 409, "Something went wrong. Plase try again later."],
  ] as const)(
    "responds to %s with the status %d and a message [API-002] [FORM-020] [FORM-031]",
    (code, status, message) => {
      expect(toFormFailureResponse({ code })).toEqual({
        status,
        body: { error: true, success: false, message, data: null },
      });
    },
  );

  it("returns the error of each field", () => {
    expect(toFormFailureResponse({ code: "invalid", errors: { zip: "Only numbers are allowed" } })).toEqual({
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
