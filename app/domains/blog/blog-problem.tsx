import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import type { BlogFailureCode } from "./blog.failures";
import { blogMessages } from "./blog.messages";

type ProblemTexts = { readonly title: string; readonly text: string };

const goneText = "It may have been moved or taken down. Everything else is still on the blog.";

/** The messages by failure (BLOG-003, BLOG-007, BLOG-009, BLOG-011, BLOG-012). */
const problems = {
  "blog-not-found": { title: blogMessages.postNotFound, text: goneText },
  "blog-author-not-found": { title: blogMessages.authorNotFound, text: goneText },
  "blog-category-not-found": { title: blogMessages.categoryNotFound, text: goneText },
  "invalid-blog": { title: blogMessages.invalidPost, text: blogMessages.postTrouble },
  "invalid-blog-author": { title: blogMessages.invalidAuthor, text: blogMessages.loadTrouble },
  "post-not-loaded": { title: blogMessages.loadTroubleTitle, text: blogMessages.postTrouble },
  "list-not-loaded": { title: blogMessages.loadTroubleTitle, text: blogMessages.loadTrouble },
} as const satisfies Record<BlogFailureCode | "post-not-loaded" | "list-not-loaded", ProblemTexts>;

export type BlogProblemCode = keyof typeof problems;

export function getProblemTitle(code: BlogProblemCode): string {
  return problems[code].title;
}

/** The page for a missing or failed blog page, with a link to the blog. */
export function BlogProblem({ code }: { readonly code: BlogProblemCode }) {
  const { title, text } = problems[code];
  return (
    <section className="section container-wide">
      <div className="max-w-3xl py-section-tight">
        <h1>{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
        <div className="mt-9 flex flex-wrap gap-x-7 gap-y-3">
          <ButtonLink to={paths.blogs}>Go to the blog</ButtonLink>
          <ButtonLink to="/" variant="text">
            Go to Home Page
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
