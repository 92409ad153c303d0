import { describe, expect, it } from "vitest";
import { previewedCopySchema, previewOrderEmail } from "~/domains/orders/emails/preview-order-email.server";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };
const at = { publicUrl: "http://127.0.0.1:4000", now: new Date("2026-03-02T18:00:00Z") };

const paragraph = (text: string) => ({
  _type: "block",
  _key: "a",
  children: [{ _type: "span", _key: "b", text, marks: [] }],
});

describe("the preview of an order email", () => {
  it("renders the editor's copy with a sample order", async () => {
    const copy = previewedCopySchema.parse({
      type: "order-confirmation",
      subject: "Order {order-id} is here",
      heading: "Hello {name}",
      intro: [paragraph("We pack <it> at {site-name}.")],
      outro: null,
    });
    const { subject, html } = await previewOrderEmail(sources, copy, at);
    expect(subject).toBe("Order 000000042 is here");
    expect(html).toContain("Hello Ada");
    expect(html).toContain("We pack &lt;it&gt; at Stile &amp; Rail.");
    expect(html).toContain("Trenton Recessed Navy");
    expect(html).toContain("$34.95");
    expect(html).toContain('src="http://127.0.0.1:4000/');
  });

  it("previews only order emails", () => {
    expect(previewedCopySchema.safeParse({ type: "newsletter" }).success).toBe(false);
  });
});
