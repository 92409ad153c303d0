import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { AuthorSocials } from "~/domains/blog/authors/social-links";

const htmlOf = (socials: readonly { type: string; url: string }[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AuthorSocials author={{ name: "Walt Brennan", socials: [...socials] }} />
    </MemoryRouter>,
  );

describe("social links of an author", () => {
  it("names author and network in a social link, with the network's icon or a link icon", () => {
    const html = htmlOf([
      { type: "pinterest", url: "https://www.pinterest.com/walt" },
      { type: "houzz", url: "https://www.houzz.com/pro/walt" },
    ]);
    expect(html).toMatch(
      /href="https:\/\/www\.pinterest\.com\/walt"[^>]*aria-label="Walt Brennan on Pinterest"|aria-label="Walt Brennan on Pinterest"[^>]*href="https:\/\/www\.pinterest\.com\/walt"/,
    );
    expect(html).toContain('rel="me noopener"');
    expect(html).toContain("Walt Brennan on Houzz");
    expect(html).toContain('d="M10 21l2.5-11');
    expect(html).toContain('d="M10 14 20 4');
  });

  it("renders no social links for an author without profiles", () => {
    expect(htmlOf([])).toBe("");
  });
});
