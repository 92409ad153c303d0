import { paths } from "~/kernel/paths";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import type { CountedCategory } from "../posts/post";

type CategoryListProps = {
  readonly categories: readonly CountedCategory[];
  readonly current?: string | undefined;
};

type CategoryRowProps = CategoryListProps & {
  readonly showsAll: boolean;
};

/** The categories with post counts, in a row above a list (BLOG-008). */
export function CategoryRow({ categories, current, showsAll }: CategoryRowProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const all = { path: paths.blogs, title: "All posts", count: total, isCurrent: showsAll };
  const entries = categories.map(({ slug, title, count }) => ({
    path: paths.blogCategory(slug),
    title,
    count,
    isCurrent: slug === current,
  }));
  return (
    <nav aria-label="Blog categories">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {[all, ...entries].map(({ path, title, count, isCurrent }) => (
          <li key={path}>
            <Link
              to={path}
              variant="plain"
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink current:text-ink"
            >
              <span className={classNames("underline-grow py-1", isCurrent && "font-medium")}>{title}</span>
              <Count count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories with post counts, beside a post (BLOG-002). */
export function BlogCategorySidebar({ categories, current }: CategoryListProps) {
  return (
    <nav aria-labelledby="blog-categories">
      <h2 id="blog-categories" className="eyebrow text-brass-deep">
        Categories
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {categories.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link
              to={paths.blogCategory(slug)}
              variant="plain"
              className="flex min-h-11 items-center justify-between gap-3 hover:text-pine"
            >
              <span className={slug === current ? "font-medium" : undefined}>{title}</span>
              <Count count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span className="text-ink-faint text-xs tabular-nums">
      ({count})<span className="sr-only"> {count === 1 ? "post" : "posts"}</span>
    </span>
  );
}
