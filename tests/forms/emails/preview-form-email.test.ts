import { describe, expect, it } from "vitest";
import { previewedFormEmailSchema, previewFormEmail } from "~/domains/forms/emails/preview-form-email.server";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };

describe("preview of a form's email", () => {
  it("shows the editor's unsaved copy around sample answers", async () => {
    const copy = previewedFormEmailSchema.parse({
      _type: "formMail",
      subject: "{form}: thank you, {name}",
      heading: "Dear <{name}>",
      outro: null,
    });
    const { subject, html } = await previewFormEmail(sources, copy, "http://127.0.0.1:4000");
    expect(subject).toBe("Contact us: thank you, Ada Fairbanks");
    expect(html).toContain("Dear &lt;Ada Fairbanks&gt;");
    expect(html).toContain("Stile &amp; Rail has your message.");
    expect(html).toContain("Can Trenton in Navy be here by June?");
    expect(html).toContain("kitchen-plan.pdf");
    expect(html).toContain('src="http://127.0.0.1:4000/');
  });

  it("refuses to preview an order's email", () => {
    expect(previewedFormEmailSchema.safeParse({ _type: "mailText" }).success).toBe(false);
  });
});
