import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { isBlogFailureCode } from "~/domains/blog/blog.failures";
import { BlogProblem, type BlogProblemCode, getProblemTitle } from "~/domains/blog/blog-problem";
import { isPostPath } from "~/domains/blog/posts/post-path";

export function BlogError() {
  const { pathname } = useLocation();
  return <BlogProblem code={getProblemCode(useRouteError(), pathname)} />;
}

export function createBlogErrorMeta({
  error,
  location,
}: Pick<Parameters<MetaFunction>[0], "error" | "location">) {
  return [
    { title: getProblemTitle(getProblemCode(error, location.pathname)) },
    { name: "robots", content: "noindex" },
  ] satisfies MetaDescriptor[];
}

/**
 * Returns the failure code of a thrown response; any other error counts as a loading failure (BLOG-003,
 * BLOG-011).
 */
function getProblemCode(error: unknown, path: string): BlogProblemCode {
  const code: unknown = isRouteErrorResponse(error) ? error.data?.code : undefined;
  if (isBlogFailureCode(code)) return code;
  return isPostPath(path) ? "post-not-loaded" : "list-not-loaded";
}
