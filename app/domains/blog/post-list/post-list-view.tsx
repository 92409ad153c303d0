import type { ReactNode } from "react";
import { paths } from "~/kernel/paths";
import { EmptyState, emptyStateTexts } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { ListSearch } from "~/ui/navigation/list-search";
import { Pagination } from "~/ui/navigation/pagination";
import { blogMessages, formatResultsHeading } from "../blog.messages";
import { PopularPosts } from "../posts/post-links";
import { PostLoading } from "../posts/post-loading";
import { CategoryRow } from "./category-list";
import { getListPath } from "./list-request";
import { PostGrid } from "./post-card";
import type { PostList } from "./post-list";

type PostListViewProps = {
  readonly list: PostList;
  readonly path: string;
  readonly category?: string;
  /** Shown when a list without a search is empty (BLOG-010). */
  readonly emptyText?: string;
  /** An editor's content between the list and the popular posts. */
  readonly children?: ReactNode;
};

/** A page of posts with categories, search field and popular posts. */
export function PostListView({ list, path, category, emptyText, children }: PostListViewProps) {
  const { posts, query, page, pages, categories, popular } = list;
  return (
    <>
      <PostLoading />
      <section aria-label="Posts" className="section-tight container-wide">
        <div className="mb-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-3">
          <CategoryRow categories={categories} current={category} showsAll={path === paths.blogs} />
          <ListSearch
            path={path}
            placeholder={blogMessages.searchPlaceholder}
            query={query}
            className="w-full sm:w-auto sm:min-w-80"
          />
        </div>
        <SearchResultHeading query={query} path={path} />
        {posts.length > 0 ? (
          <PostGrid posts={posts} headingLevel="h2" opensPage />
        ) : (
          <EmptyState
            title={blogMessages.noneFound}
            text={query ? emptyStateTexts.noneFound : (emptyText ?? emptyStateTexts.noneFound)}
          />
        )}
        <div className="mt-14 empty:hidden">
          <Pagination
            current={page}
            total={pages}
            hrefFor={(number) => getListPath(path, { query, page: number })}
          />
        </div>
      </section>
      {children}
      <PopularPosts posts={popular} />
    </>
  );
}

function SearchResultHeading({ query, path }: { readonly query: string; readonly path: string }) {
  return (
    <div role="status" className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 empty:hidden">
      {query ? (
        <>
          <p className="text-lead">{formatResultsHeading(query)}</p>
          <Link to={path} className="text-sm">
            Show all posts
          </Link>
        </>
      ) : null}
    </div>
  );
}
