import { paths } from "~/kernel/paths";
import { ListSearch } from "~/ui/navigation/list-search";
import { blogMessages } from "../blog.messages";
import { BlogCategorySidebar } from "../post-list/category-list";
import type { PostPageData } from "./find-post.server";
import { RecentPosts } from "./post-links";

type PostAsideProps = Pick<PostPageData, "categories" | "recent"> & {
  readonly current: string;
};

/** The sidebar of a post (BLOG-002). */
export function PostAside({ categories, recent, current }: PostAsideProps) {
  return (
    <div className="flex flex-col gap-10">
      <ListSearch path={paths.blogs} placeholder={blogMessages.searchPlaceholder} />
      <BlogCategorySidebar categories={categories} current={current} />
      <RecentPosts posts={recent} />
    </div>
  );
}
