import { capitalize } from "~/kernel/text/text";
import { Link } from "~/ui/link";
import type { Author } from "../blog.schema";
import { SocialIcon } from "./social-icon";

export function AuthorSocials({ author }: { readonly author: Pick<Author, "name" | "socials"> }) {
  if (author.socials.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {author.socials.map(({ type, url }) => (
        <li key={url}>
          <Link
            to={url}
            variant="plain"
            rel="me noopener"
            aria-label={`${author.name} on ${capitalize(type)}`}
            className="target flex items-center justify-center rounded-sm hover:bg-paper-deep"
          >
            <SocialIcon network={type} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
