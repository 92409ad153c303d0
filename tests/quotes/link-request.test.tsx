import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { LinkRequestForm } from "~/domains/quotes/views/link-request-form";

function shown(props: Parameters<typeof LinkRequestForm>[0]): string {
  const router = createMemoryRouter([{ path: "*", element: <LinkRequestForm {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the form that requests a new quote link", () => {
  it("shows the shop's messages for empty fields in the request for a new link", () => {
    expect(shown({ isKnown: false, answer: undefined })).toMatch(/^<form[^>]* noValidate=""/i);
  });

  it("keeps the input and shows errors at their fields", () => {
    const html = shown({
      isKnown: false,
      answer: {
        isRequested: false,
        lastResult: {
          status: "error",
          initialValue: { number: "Q000000001", email: "ada" },
          error: { email: ["Invalid email address"] },
        },
      },
    });
    expect(html).toMatch(/<input[^>]* name="number"[^>]* value="Q000000001"/);
    const [, described] = /<input[^>]* name="email"[^>]* aria-describedby="([^"]*)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>.*Invalid email address`));
  });

  it("shows no fields when the page knows the quote", () => {
    expect(shown({ isKnown: true, answer: undefined })).not.toMatch(/<input/);
  });
});
