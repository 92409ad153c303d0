import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";
import type { Author } from "../blog.schema";
import { AuthorPicture, AuthorRole } from "./author-banner";
import { AuthorSocials } from "./social-links";

/** The author below a post (BLOG-002). */
export function AuthorCard({ author }: { readonly author: Author }) {
  return (
    <section
      aria-label={`About ${author.name}`}
      className="flex flex-col gap-5 bg-paper-deep p-6 sm:flex-row"
    >
      <AuthorPicture author={author} />
      <div>
        <AuthorRole author={author} />
        <h2 className="mt-1 text-h3">{author.name}</h2>
        {author.description ? <p className="mt-2 text-ink-soft">{author.description}</p> : null}
        <p className="mt-3">
          <Link to={paths.blogAuthor(author.id)} className="text-sm">
            All posts by {author.name}
          </Link>
        </p>
        <div className="-ms-3 mt-1">
          <AuthorSocials author={author} />
        </div>
      </div>
    </section>
  );
}
