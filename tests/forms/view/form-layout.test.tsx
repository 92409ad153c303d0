import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { ChallengeProvider } from "~/domains/forms/challenge/challenge-keys";
import { type FormEntries, getInitialEntries } from "~/domains/forms/entries/form-entries";
import { FormFieldControl } from "~/domains/forms/fields/form-field-control";
import { toSubmittedResponse } from "~/domains/forms/submissions/form-response";
import { createFormField } from "~/domains/forms/template/create-form-field";
import {
  findFormNotificationSettings,
  findFormTemplate,
} from "~/domains/forms/template/find-form-template.server";
import type { FormField } from "~/domains/forms/template/form-template";
import type { StoredFilesByField } from "~/domains/forms/validation/file-rules";
import { FormView } from "~/domains/forms/view/form-view";
import { emptyFormState } from "~/domains/forms/view/initial-form-state";

const option = (value: string, more: object = {}) => ({
  label: `The ${value}`,
  customLabel: undefined,
  value,
  description: undefined,
  dependencies: [],
  hideWhen: undefined,
  ...more,
});
const nothing = () => undefined;
const drawn = (field: Partial<FormField>, values: FormEntries = {}, stored: StoredFilesByField = {}) =>
  renderToStaticMarkup(
    <FormFieldControl
      field={createFormField({ name: "it", type: "text", label: "Door", ...field })}
      values={values}
      storedFiles={stored}
      errors={{}}
      onChange={nothing}
    />,
  );

describe("form fields", () => {
  const options = [option("oak"), option("ash")];

  it.each([
    ["text", {}, /<input[^>]* type="text"/],
    ["email", {}, /<input[^>]* type="email"/],
    ["number", {}, /<input[^>]*inputMode="decimal"/i],
    ["hidden", {}, /^<input type="hidden"/],
    ["tel", {}, /<input[^>]* type="tel"/],
    ["textarea", {}, /<textarea/],
    ["select", { options }, /<select.*<option value="oak">The oak<\/option>/s],
    ["checkbox", {}, /<input[^>]* type="checkbox"/],
    ["newsletter", {}, /<input[^>]* type="checkbox"/],
    ["checkbox-group", { options }, /(<input[^>]* type="checkbox"[^>]*>.*){2}/s],
    ["radio", { options }, /(<input[^>]* type="radio"[^>]*>.*){2}/s],
    ["file", {}, /<input[^>]* type="file"/],
    ["password", {}, /<input[^>]* type="password"/],
  ] as const)("renders the field type %s as its kind of control [FORM-005]", (type, more, control) => {
    expect(drawn({ type, ...more })).toMatch(control);
  });

  it("shows an option's custom label and description, and hides unavailable options [FORM-006]", () => {
    const html = drawn(
      {
        type: "radio",
        layout: "card",
        options: [
          option("oak", { customLabel: "White oak", description: "Rift cut" }),
          option("ash", { hideWhen: { field: "finish", equals: ["paint"], orEmpty: undefined } }),
          option("pine", { dependencies: [{ field: "finish", values: ["oil"] }] }),
        ],
      },
      { finish: "paint" },
    );
    expect(html).toContain("White oak");
    expect(html).toContain("Rift cut");
    expect(html).toContain('value="oak"');
    expect(html).not.toMatch(/The oak|The ash|The pine/);
  });

  it("renders a single choice as a list, as buttons or as cards [FORM-007]", () => {
    const looks = (["radio", "button", "card"] as const).map((layout) =>
      drawn({ type: "radio", layout, options }),
    );
    expect(new Set(looks).size).toBe(3);
    for (const html of looks) expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(drawn({ type: "radio", options })).toBe(looks[0]);
  });

  it("renders a file field as a drop area or a button [FORM-007]", () => {
    expect(drawn({ type: "file", layout: "drag-and-drop" })).toContain(
      "Drop or paste a file here, or click to choose",
    );
    expect(drawn({ type: "file" })).toContain("Drop or paste a file here, or click to choose");
    const button = drawn({ type: "file", layout: "file-input" });
    expect(button).not.toContain("Drop");
    expect(button).toContain('type="file"');
  });

  it("shows whether a file is required and which files are stored [FORM-017]", () => {
    expect(drawn({ type: "file" })).toContain("Door<span");
    expect(drawn({ type: "file" })).toContain("(optional)");
    const needed = drawn({ type: "file", required: true });
    expect(needed).not.toContain("(optional)");
    expect(needed).toMatch(/<input[^>]* required=""/);
    const sent = { it: [{ name: "left.png", size: 4, type: "image/png" }] };
    expect(drawn({ type: "file" }, {}, sent)).toContain(
      "Already sent: left.png. Choose again to send different files instead.",
    );
  });

  it("cuts a label at 40 characters or its own limit, and keeps a custom label whole [FORM-007]", () => {
    const label = "What would you like us to know about the walls of your room?";
    expect(drawn({ label })).toContain(">What would you like us to know about the...");
    expect(drawn({ label, labelLengthLimit: 16 })).toContain(">What would you...");
    expect(drawn({ label, customLabel: `${label} All of it.` })).toContain(`${label} All of it.`);
  });

  it("shows initial value, placeholder, help text and file limits [FORM-004]", () => {
    const html = drawn({ placeholder: "W3030", helpText: "On the carton.", required: true });
    expect(html).toContain('placeholder="W3030"');
    expect(html).toContain("On the carton.");
    expect(html).toContain("required");
    const fields = [
      createFormField({ name: "a", type: "text", label: "A", defaultValue: "oak" }),
      createFormField({ name: "b", type: "hidden", label: "B", value: "spring", defaultValue: "fall" }),
      createFormField({ name: "c", type: "select", multiSelect: true, label: "C", defaultValue: "oak, ash" }),
    ];
    expect(getInitialEntries(fields)).toEqual({ a: "oak", b: "spring", c: ["oak", "ash"] });
    const files = drawn({ type: "file", fileTypes: ["image/png"], maxFileSize: 3, maxFiles: 4 });
    expect(files).toContain('accept="image/png"');
    expect(files).toContain("Up to 3 MB each.");
    expect(files).toContain("multiple");
    expect(drawn({ type: "file" })).toContain("Up to 2 MB each.");
  });
});

const field = (name: string) => ({ name, type: "text", label: name });
const documents = [
  {
    _id: "form-terms",
    _type: "formTemplate",
    name: "terms",
    title: "Request trade pricing",
    layout: "beside",
    groups: [{ name: "all", title: "You", fields: [field("company")] }],
    buttons: { submit: "Send it", reset: "Empty it" },
    messages: { success: "Got it.", error: "Not now." },
    googleReCaptcha: true,
    emailNotifications: { sendSuccessEmail: true, emailTemplate: { _ref: "mail-terms" } },
    metadata: [{ name: "campaign", value: "spring" }],
    actions: [{ text: "Call us", link: { kind: "phone", phone: "406 555 0142" } }],
  },
  { _id: "mail-terms", _type: "formMail", name: "terms-copy", subject: "Your terms" },
  {
    _id: "form-plan",
    _type: "multiStepForm",
    name: "plan",
    title: "Plan",
    steps: [
      {
        title: "The room",
        subTitle: "As it is now",
        description: "Measure twice.",
        className: "bg-paper-deep",
        layout: "beside",
        disclaimer: "Nothing here binds you.",
        groups: [{ name: "room", fields: [field("walls")] }],
        actions: { back: "Earlier", next: "Further", submit: "Off it goes", reset: "Anew" },
      },
      { title: "You", groups: [{ name: "you", fields: [field("street")] }] },
    ],
  },
];

async function page(name: string, step = 0) {
  const form = await findFormTemplate(contentOf(documents), name);
  if (!form) throw new Error("no such form");
  const start = { ...emptyFormState, step };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ChallengeProvider value={null}>
        <FormView form={form} start={start} />
      </ChallengeProvider>
    </MemoryRouter>,
  );
  return { form, html };
}

describe("editor's form", () => {
  it("renders fields, buttons, layout, messages, challenge, emails, metadata and links [FORM-002]", async () => {
    const { form, html } = await page("terms");
    expect(html).toContain('name="company"');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Send it/s);
    expect(html).toMatch(/<button[^>]*type="reset"[^>]*>.*Empty it/s);
    expect(html).toContain("lg:words-beside");
    expect(html).toMatch(/<a[^>]*href="tel:[^"]*4065550142"[^>]*>.*Call us/s);
    expect(html).not.toContain("spring");
    expect(form.messages).toEqual({ success: "Got it.", error: "Not now." });
    expect(form.googleReCaptcha).toBe(true);
    expect(form.notes).toEqual([{ name: "campaign", value: "spring" }]);
    expect(await findFormNotificationSettings(contentOf(documents), "terms")).toMatchObject({
      sendSuccessEmail: true,
      emailTemplateId: "terms-copy",
    });
  });

  it("renders steps with their texts, classes, buttons and disclaimer [FORM-003]", async () => {
    const { html } = await page("plan");
    for (const text of [
      "The room",
      "As it is now",
      "Measure twice.",
      "Nothing here binds you.",
      "Further",
      "Anew",
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/<form[^>]*class="[^"]*bg-paper-deep/);
    expect(html).toContain("lg:words-beside");
    expect(html).toContain('name="walls"');
    expect(html).not.toContain('name="street"');
    const { html: second } = await page("plan", 1);
    expect(second).toContain('name="street"');
    expect(second).toMatch(/<button[^>]*value="back"[^>]*>.*Back/s);
    expect(second).toMatch(/>.*Submit/s);
  });

  it("responds to an accepted form with its own message or the default", async () => {
    const { form } = await page("plan");
    expect(toSubmittedResponse(form, { id: "id", isComplete: true }).body.message).toBe(
      "Email sent successfully",
    );
    expect(toSubmittedResponse((await page("terms")).form, { id: "id", isComplete: true }).body.message).toBe(
      "Got it.",
    );
  });
});
