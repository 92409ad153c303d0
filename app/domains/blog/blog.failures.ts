/** The failures of blog pages and their HTTP status (BLOG-003, PAGE-006). */
export const blogFailures = {
  "blog-not-found": 404,
  "blog-author-not-found": 404,
  "blog-category-not-found": 404,
  "invalid-blog": 500,
  "invalid-blog-author": 500,
} as const;

export type BlogFailureCode = keyof typeof blogFailures;
export type BlogFailure<C extends BlogFailureCode = BlogFailureCode> = { readonly code: C };

export function isBlogFailureCode(code: unknown): code is BlogFailureCode {
  return typeof code === "string" && Object.hasOwn(blogFailures, code);
}
