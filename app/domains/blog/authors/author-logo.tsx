import { getImageUrl } from "~/content/pictures/image";
import type { PostCard } from "../blog.schema";

/** BLOG-015: 18 by 18 pixels. The alt text is empty, because the name is beside it. */
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
