import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readLinks } from "#tests/support/views/read-html";
import { FailureView } from "~/domains/checkout/result-page/failure-view";
import { resultPageSchema } from "~/domains/checkout/result-page/result-page.schema";
import { ResultView } from "~/domains/checkout/result-page/result-view";

function variantOf(more: object = {}) {
  const [variant] = resultPageSchema.parse({
    variants: [
      {
        key: "default",
        title: "Thank you.",
        content: [
          {
            _type: "block",
            _key: "b",
            style: "normal",
            children: [{ _type: "span", _key: "s", text: "We received order {order-id}.", marks: [] }],
          },
        ],
        image: { src: "/boxes.webp", alt: "Packed sample doors", width: 1600, height: 1200 },
        actions: [
          { text: "Browse doors", path: "/products" },
          { text: "Write to us", path: "/contact" },
        ],
        ...more,
      },
    ],
  }).variants;
  if (!variant) throw new Error("the variant is missing");
  return variant;
}
const render = (element: JSX.Element) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

describe("the success page", () => {
  it("shows title, text, picture and actions of the success variant [ORD-010]", () => {
    const html = render(<ResultView variant={variantOf()} placeholders={{ "order-id": "000000042" }} />);
    expect(html).toMatch(/<h1[^>]*>Thank you\.<\/h1>/);
    expect(html).toContain("<p>We received order <strong>000000042</strong>.</p>");
    expect(html).toMatch(/<img [^>]*src="\/boxes\.webp[^>]*alt="Packed sample doors"/);
    expect(readLinks(html)).toEqual([
      ["Browse doors", "/products"],
      ["Write to us", "/contact"],
    ]);
  });

  it("shows no picture when the success variant has none [ORD-010]", () => {
    expect(render(<ResultView variant={variantOf({ image: undefined })} />)).not.toContain("<img");
  });
});

describe("the failure page", () => {
  it("shows title, text, picture and actions of the failure variant [ORD-014]", () => {
    const variant = variantOf({ title: "Payment failed", content: undefined });
    const html = render(<FailureView kind="checkout" variant={variant} isTitled={false} />);
    expect(html).toMatch(/<h1[^>]*>Payment failed<\/h1>/);
    expect(html).toMatch(/<img [^>]*src="\/boxes\.webp[^>]*alt="Packed sample doors"/);
    expect(readLinks(html)).toEqual([
      ["Browse doors", "/products"],
      ["Write to us", "/contact"],
    ]);
  });

  it("links to the checkout when its variant has no action [ORD-014]", () => {
    const html = render(
      <FailureView kind="checkout" variant={variantOf({ actions: [] })} isTitled={false} />,
    );
    expect(readLinks(html)).toEqual([["Return to checkout", "/checkout"]]);
  });
});
