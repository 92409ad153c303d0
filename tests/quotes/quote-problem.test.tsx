import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readLinks } from "#tests/support/views/read-html";
import { QuoteProblem } from "~/domains/quotes/views/quote-problem";

function shown(state: "expired" | "missing") {
  const element = <QuoteProblem state={state} linkAnswer={undefined} letterhead={null} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return {
    heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1],
    links: readLinks(html),
  };
}

describe("a quote link that opens no quote", () => {
  it("shows that an expired link has expired, and links to home and contact [QUOT-008]", () => {
    expect(shown("expired")).toEqual({
      heading: "The quote link has expired. Please contact admin to receive a new payment link.",
      links: [
        ["Go to Home Page", "/"],
        ["Contact Us", "/contact"],
      ],
    });
  });

  it("shows that another link may be incorrect, and links home [QUOT-009]", () => {
    expect(shown("missing")).toEqual({
      heading: "Quote not found. The link may be incorrect.",
      links: [["Go to Home Page", "/"]],
    });
  });
});
