import { describe, expect, it } from "vitest";
import {
  previewEstimateEmail,
  previewedEstimateCopySchema,
} from "~/domains/estimator/emails/preview-estimate-email.server";
import {
  previewedNewsletterCopySchema,
  previewNewsletterEmail,
} from "~/domains/newsletter/emails/preview-newsletter-email.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };
const base = { publicUrl: "http://127.0.0.1:4000" };

describe("email preview", () => {
  it("shows the editor's or the default copy of the newsletter, with inactive links", async () => {
    const copy = previewedNewsletterCopySchema.parse({
      type: "newsletter-confirmation",
      heading: "Shall <{site-name}> write?",
    });
    const { subject, html } = await previewNewsletterEmail(sources, copy, base);
    expect(subject).toBe("Confirm your subscription to Stile & Rail");
    expect(html).toContain("Shall &lt;Stile &amp; Rail&gt; write?");
    expect(html).toMatch(/href="http:\/\/127.0.0.1:4000\/newsletter\/unsubscribe"[^>]*>Yes, sign me up</);
  });

  it("shows an estimate's email with sample figures", async () => {
    const copy = previewedEstimateCopySchema.parse({ type: "estimate-copy", subject: "It is {total}" });
    const { subject, html } = await previewEstimateEmail(sources, copy, base);
    expect(subject).toBe("It is $14,100.00 - $19,300.00");
    expect(html).toContain("This estimate is valid for 30 days.");
    expect(html).toMatch(/href="http:\/\/127.0.0.1:4000\/estimator"[^>]*>Open your estimate</);
  });
});
