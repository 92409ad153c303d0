import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ChallengeProvider } from "~/domains/forms/challenge/challenge-keys";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { FormView } from "~/domains/forms/view/form-view";
import { emptyFormState } from "~/domains/forms/view/initial-form-state";

/** Renders a form after it was sent. */
function sentForm(form: object): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ChallengeProvider value={null}>
        <FormView
          form={formTemplateSchema.parse({ title: "Form", groups: [], ...form })}
          start={{ ...emptyFormState, isSent: true }}
        />
      </ChallengeProvider>
    </MemoryRouter>,
  );
}
/** Returns heading and paragraphs of the panel; null for a form that stays on the page. */
function panelOf(form: object) {
  const [, panel] = /^<div role="status"[^>]*>(.*)<\/div>$/.exec(sentForm(form)) ?? [];
  return panel === undefined
    ? null
    : [...panel.matchAll(/<(h2|p)[^>]*>([^<]*)<\/\1>/g)].map(([, tag, text]) => [tag, text]);
}

describe("a sent form", () => {
  it.each(["contact", "dealer", "free-kitchen-design"])(
    "shows the 'Thank you!' panel instead of the form: %s [FORM-024]",
    (name) => {
      expect(panelOf({ name })).toEqual([
        ["h2", "Thank you!"],
        ["p", "Our Team will contact you soon."],
      ]);
    },
  );

  it("shows the configured success text in the thank-you panel [FORM-024]", () => {
    const messages = { success: "We have your message." };
    expect(panelOf({ name: "dealer", messages })).toEqual([
      ["h2", "Thank you!"],
      ["p", "We have your message."],
    ]);
    const thanks = { title: "Got it.", text: "We call you.\nSoon." };
    expect(panelOf({ name: "dealer", messages, thanks })).toEqual([
      ["h2", "Got it."],
      ["p", "We call you."],
      ["p", "Soon."],
    ]);
  });

  it("links from the thank-you panel back to the form [FORM-024]", () => {
    expect(sentForm({ name: "contact" })).toMatch(
      /<a [^>]*href="\/forms\/contact"[^>]*>Send another message<\/a>/,
    );
  });

  it("shows no thank-you panel for a form without one [FORM-024]", () => {
    expect(panelOf({ name: "here-to-help" })).toBeNull();
    expect(sentForm({ name: "here-to-help" })).toMatch(/^<form /);
  });
});
