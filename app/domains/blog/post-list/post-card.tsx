import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { descriptionLimit } from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";
import { Link } from "~/ui/link";
import { AuthorLogo } from "../authors/author-logo";
import type { PostCard as Card } from "../blog.schema";
import { PublishDate, ReadingTime } from "../posts/post-details";

/** A card's picture is 452 by 250 pixels. */
const cardRatio = pictureRatios.post;

type PostCardProps = {
  readonly post: Card;
  readonly headingLevel: "h2" | "h3";
  /** Whether the picture loads eagerly, because the card is at the top. */
  readonly priority?: boolean;
};

/**
 * A post in a list. Its link covers the card, so that the picture is clickable and screen readers find one
 * link.
 */
export function PostCard({ post, headingLevel: Heading, priority = false }: PostCardProps) {
  const { title, description, image, author, blogCategory, action } = post;
  return (
    <article className="group relative flex h-full flex-col">
      {image ? (
        <div className="overflow-hidden bg-paper-deep">
          <Picture
            image={image}
            ratio={cardRatio}
            sizes="(min-width: 64rem) 33vw, (min-width: 30rem) 50vw, 100vw"
            priority={priority}
            alt=""
            className="transition-transform duration-500 group-hover:scale-102"
          />
        </div>
      ) : null}
      <p className="eyebrow mt-5 text-brass-deep">{blogCategory.title}</p>
      <Heading className="mt-2 text-h3">
        <Link to={action.path} variant="plain" prefetch="intent" className="after:absolute after:inset-0">
          <span className="underline-grow">{title}</span>
        </Link>
      </Heading>
      <p className="mt-3 mb-5 text-ink-soft">{truncate(description, descriptionLimit)}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <AuthorLogo logo={author.logo} />
        <span className="text-ink">{author.name}</span>
        <span aria-hidden="true">·</span>
        <PublishDate date={post.publishDate} />
        <span aria-hidden="true">·</span>
        <ReadingTime post={post} />
      </p>
    </article>
  );
}

type PostGridProps = {
  readonly posts: readonly Card[];
  readonly headingLevel: "h2" | "h3";
  /** Whether the grid is at the top of the page. */
  readonly opensPage?: boolean;
};

/** BLOG-014: a grid with three columns. */
export function PostGrid({ posts, headingLevel, opensPage = false }: PostGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10" data-layout="grid-3">
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostCard post={post} headingLevel={headingLevel} priority={opensPage && index === 0} />
        </li>
      ))}
    </ul>
  );
}
