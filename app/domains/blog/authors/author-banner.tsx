import { getImageUrl } from "~/content/pictures/image";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { Title } from "~/ui/title";
import type { Author } from "../blog.schema";
import { getAuthorTrail } from "../blog-trail";
import { AuthorSocials } from "./social-links";

const authorPictureSize = 144;

/** The banner of an author's page (BLOG-004). */
export function AuthorBanner({ author }: { readonly author: Author }) {
  return (
    <div className="container-wide pt-6">
      <Breadcrumb items={getAuthorTrail(author)} />
      <div className="mt-8 flex flex-col gap-x-10 gap-y-6 sm:flex-row lg:mt-12">
        <AuthorPicture author={author} />
        <div>
          <AuthorRole author={author} />
          <div className="mt-2">
            <Title as="h1" size="page">
              {author.name}
            </Title>
          </div>
          {author.description ? (
            <p className="mt-4 max-w-prose text-lead text-ink-soft">{author.description}</p>
          ) : null}
          <div className="-ms-3 mt-3">
            <AuthorSocials author={author} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The author's role. A demo author is labeled as invented. */
export function AuthorRole({ author }: { readonly author: Author }) {
  const roleText = [author.designation, author.isDemo ? "Demo author" : undefined].filter(Boolean);
  return roleText.length > 0 ? <p className="eyebrow text-brass-deep">{roleText.join(" · ")}</p> : null;
}

/** The author's portrait or logo. */
export function AuthorPicture({ author: { logo } }: { readonly author: Author }) {
  if (!logo) return null;
  return (
    <img
      src={getImageUrl(logo, authorPictureSize * 2, 1)}
      width={authorPictureSize}
      height={authorPictureSize}
      alt={logo.alt}
      className="size-24 shrink-0 rounded-full bg-paper-deep lg:size-36"
    />
  );
}
