import { Link } from "~/ui/link";
import { Title } from "~/ui/title";
import type { PostCard } from "../blog.schema";
import { PublishDate, ReadingTime } from "./post-details";

type PostListProps = { readonly posts: readonly PostCard[] };

/** The popular posts below a list, newest first (BLOG-013). */
export function PopularPosts({ posts }: PostListProps) {
  if (posts.length === 0) return null;
  return (
    <section className="section container-wide border-t border-line">
      <Title as="h2" size="section">
        Popular posts
      </Title>
      <ol className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {posts.map((post) => (
          <li key={post._id} className="border-t border-ink pt-4">
            <h3 className="text-h4">
              <PostLink post={post} />
            </h3>
            <p className="mt-2 text-sm text-ink-soft">
              {post.author.name} · <ReadingTime post={post} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The newest posts beside a post (BLOG-002). */
export function RecentPosts({ posts }: PostListProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="recent-articles">
      <h2 id="recent-articles" className="eyebrow text-brass-deep">
        Recent articles
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {posts.map((post) => (
          <li key={post._id}>
            <h3 className="font-sans text-sm font-medium">
              <PostLink post={post} />
            </h3>
            <p className="mt-0.5 text-ink-soft text-xs">
              <PublishDate date={post.publishDate} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PostLink({ post }: { readonly post: PostCard }) {
  return (
    <Link to={post.action.path} variant="plain" prefetch="intent" className="underline-grow py-1">
      {post.title}
    </Link>
  );
}
