import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { BlogProblem, type BlogProblemCode } from "~/domains/blog/blog-problem";
import { isPostPath } from "~/domains/blog/posts/post-path";

const htmlOf = (code: BlogProblemCode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BlogProblem code={code} />
    </MemoryRouter>,
  );

describe("blog error page", () => {
  it.each<[string, BlogProblemCode, string, string]>([
    ["BLOG-003", "blog-not-found", "Blog not found", "It may have been moved"],
    [
      "BLOG-003",
      "post-not-loaded",
      "Error Loading Data",
      "There was an issue loading this blog. Please refresh the page or try again later.",
    ],
    ["BLOG-007", "blog-author-not-found", "Blog Author Not Found", "It may have been moved"],
    ["BLOG-009", "blog-category-not-found", "Blog Category Not Found", "It may have been moved"],
    [
      "BLOG-011",
      "list-not-loaded",
      "Error Loading Data",
      "There was an error loading the blog data. Please try again later.",
    ],
    [
      "BLOG-012",
      "invalid-blog",
      "Invalid blog data",
      "There was an issue loading this blog. Please refresh the page or try again later.",
    ],
    [
      "BLOG-012",
      "invalid-blog-author",
      "Invalid author data",
      "There was an error loading the blog data. Please try again later.",
    ],
  ])("shows heading and text of the blog failure [%s] %s", (_row, code, title, text) => {
    expect(htmlOf(code)).toContain(`<h1>${title}</h1>`);
    expect(htmlOf(code)).toContain(text);
  });
});

describe("path of a post", () => {
  it("accepts only one segment below the blog as the path of a post", () => {
    expect(["/blogs/planning-an-island", "/blogs/authors-we-like"].filter(isPostPath)).toHaveLength(2);
    expect(
      [
        "/blogs",
        "/blogs/",
        "/blogs/authors",
        "/blogs/category",
        "/blogs/category/buying",
        "/blogsy/x",
      ].filter(isPostPath),
    ).toEqual([]);
  });
});
