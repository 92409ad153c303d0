import { splitIntoSections } from "~/content/rich-text/sections";
import { TableOfContents } from "~/content/rich-text/table-of-contents";
import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { lazyPart } from "~/ui/runtime/lazy-part";
import { Title } from "~/ui/title";
import { AuthorLogo } from "../authors/author-logo";
import type { Post } from "../blog.schema";
import { getPostTrail } from "../blog-trail";
import { OpeningPicture } from "../opening-picture";
import type { PostPageData } from "./find-post.server";
import { PublishDate, ReadingTime } from "./post-details";
import { PostLoading } from "./post-loading";
import type { ShareTarget } from "./share-links";

// These parts work as the server rendered them until their script loads.
const PostBody = lazyPart(async () => (await import("./post-body")).PostBody, { loadOn: "interaction" });
const ShareLinks = lazyPart(async () => (await import("./share-links")).ShareLinks);
const AuthorCard = lazyPart(async () => (await import("../authors/author-card")).AuthorCard, {
  loadOn: "interaction",
});
const PostAside = lazyPart(async () => (await import("./post-aside")).PostAside);
const PostGrid = lazyPart(async () => (await import("../post-list/post-card")).PostGrid, {
  loadOn: "interaction",
});

type PostPageProps = { readonly postPage: PostPageData; readonly address: string };

/** A post with contents, author and posts to read next (BLOG-002). */
export function PostPage({ postPage, address }: PostPageProps) {
  const { post, categories, recent, next } = postPage;
  const { sections } = splitIntoSections(post.body);
  const shared = { title: post.title, address };
  return (
    <>
      <PostLoading />
      <article>
        <PostHead post={post} shared={shared} />
        <div className="section-tight container-wide grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1 xl:col-span-3 xl:col-start-1">
            {post.hasTableOfContents && sections.length > 1 ? (
              <TableOfContents sections={sections} className="xl:sticky xl:top-24" />
            ) : null}
          </div>
          <div className="min-w-0 lg:col-span-8 lg:row-span-2 lg:row-start-1 xl:col-span-6 xl:row-span-1">
            <PostBody body={post.body} />
            <div className="mt-12 flex flex-col gap-8 border-t border-line pt-6">
              <ShareLinks {...shared} />
              <AuthorCard author={post.author} />
            </div>
          </div>
          <div className="lg:col-span-4 xl:col-span-3">
            <PostAside categories={categories} recent={recent} current={post.blogCategory.slug} />
          </div>
        </div>
      </article>
      {next.length > 0 ? (
        <section className="section container-wide border-t border-line">
          <Title as="h2" size="section">
            Read next
          </Title>
          <div className="mt-8">
            <PostGrid posts={next} headingLevel="h3" />
          </div>
        </section>
      ) : null}
    </>
  );
}

type PostHeadProps = { readonly post: Post; readonly shared: ShareTarget };

function PostHead({ post, shared }: PostHeadProps) {
  const { title, description, image, author, blogCategory } = post;
  return (
    <header className="container-wide pt-6">
      <Breadcrumb items={getPostTrail(post)} />
      <div className="mt-6 grid items-center gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p>
            <Link
              to={paths.blogCategory(blogCategory.slug)}
              variant="plain"
              className="eyebrow inline-block py-1 text-brass-deep underline-grow"
            >
              {blogCategory.title}
            </Link>
          </p>
          <div className="mt-2">
            <Title as="h1" size="page">
              {title}
            </Title>
          </div>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{description}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <AuthorLogo logo={author.logo} />
            <Link to={paths.blogAuthor(author.id)} rel="author" className="text-ink">
              {author.name}
            </Link>
            <span aria-hidden="true">·</span>
            <PublishDate date={post.publishDate} />
            <span aria-hidden="true">·</span>
            <ReadingTime post={post} />
          </p>
          <div className="mt-2">
            <ShareLinks {...shared} />
          </div>
        </div>
        <OpeningPicture image={image} />
      </div>
    </header>
  );
}
