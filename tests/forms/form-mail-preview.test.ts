import { describe, expect, it } from "vitest";
import { previewedFormEmailSchema, previewFormEmail } from "~/domains/forms/emails/preview-form-email.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/shop/content";
import { silentLog } from "../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };

describe("a form's mail an editor looks at", () => {
  it("says what its readers would be told, in the words on the screen, around made-up answers", async () => {
    const words = previewedFormEmailSchema.parse({
      _type: "formMail",
      subject: "{form}: thank you, {name}",
      heading: "Dear <{name}>",
      outro: null,
    });
    const { subject, html } = await previewFormEmail(sources, words, "http://127.0.0.1:4000");
    expect(subject).toBe("Contact us: thank you, Ada Fairbanks");
    expect(html).toContain("Dear &lt;Ada Fairbanks&gt;");
    expect(html).toContain("Your message has reached Stile &amp; Rail.");
    expect(html).toContain("Can Trenton in Navy be here by June?");
    expect(html).toContain("kitchen-plan.pdf");
    expect(html).toContain('src="http://127.0.0.1:4000/');
  });

  it("is no mail about an order", () => {
    expect(previewedFormEmailSchema.safeParse({ _type: "mailText" }).success).toBe(false);
  });
});
