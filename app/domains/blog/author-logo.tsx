import { getImageUrl } from "~/content/image";
import type { PostCard } from "./blog.schema";

/** BLOG-015: an author's logo is 18 by 18; beside the name, so it says nothing of its own. */
const logoSize = 18;

export function AuthorLogo({ logo }: { readonly logo: PostCard["author"]["logo"] }) {
  if (!logo) return null;
  return (
    <img
      src={getImageUrl(logo, logoSize * 2, 1)}
      width={logoSize}
      height={logoSize}
      alt=""
      loading="lazy"
      className="rounded-full bg-paper-deep"
    />
  );
}
