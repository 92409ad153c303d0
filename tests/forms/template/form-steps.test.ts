import { describe, expect, it } from "vitest";
import { getFormFields, getFormSteps } from "~/domains/forms/template/form-steps";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { getMaxUploadBytes } from "~/domains/forms/template/upload-limit";

const field = (name: string, more: object = {}) => ({ name, type: "text", label: name, ...more });
const group = (...fields: object[]) => ({ name: "group", fields });
const form = (more: object) => formTemplateSchema.parse({ name: "claim", ...more });

describe("form steps", () => {
  it("returns the steps of a form as the editor defined them [FORM-003]", () => {
    const claim = form({
      groups: [group(field("unused"))],
      steps: [
        { title: "Who", groups: [group(field("name"), field("email")), group(field("phone"))] },
        { title: "What", groups: [group(field("damage"))] },
      ],
    });
    expect(getFormSteps(claim).map(({ title }) => title)).toEqual(["Who", "What"]);
    expect(getFormFields(claim).map(({ name }) => name)).toEqual(["name", "email", "phone", "damage"]);
  });

  it("returns one step with the form's buttons for a form without steps", () => {
    const contact = form({
      groups: [group(field("name"))],
      layout: "beside",
      buttons: { submit: "Send", reset: "Start over" },
    });
    expect(getFormSteps(contact)).toMatchObject([
      { layout: "beside", actions: { submit: "Send", reset: "Start over" } },
    ]);
    expect(getFormFields(contact).map(({ name }) => name)).toEqual(["name"]);
  });

  it("accepts steps without buttons", () => {
    expect(getFormSteps(form({})).map(({ actions }) => actions)).toEqual([
      { back: undefined, next: undefined, submit: undefined, reset: undefined },
    ]);
  });
});

describe("upload limit of a form", () => {
  it("allows a megabyte of upload for the texts of a form", () => {
    expect(getMaxUploadBytes(form({ groups: [group(field("name"))] }))).toBe(1_048_576);
  });

  it("adds two megabytes to the upload limit for a file field without settings", () => {
    expect(getMaxUploadBytes(form({ groups: [group(field("photo", { type: "file" }))] }))).toBe(3_145_728);
  });

  it("adds the allowed size of every file of every step to the upload limit", () => {
    const claim = form({
      steps: [
        { groups: [group(field("photos", { type: "file", maxFiles: 3, maxFileSize: 5 }))] },
        { groups: [group(field("note", { maxFiles: 9 }), field("bill", { type: "file", maxFileSize: 1 }))] },
      ],
    });
    expect(getMaxUploadBytes(claim)).toBe(17_825_792);
  });
});
