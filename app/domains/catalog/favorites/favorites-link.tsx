import { paths } from "~/kernel/paths";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useFavorites } from "./use-favorites";

/**
 * The link to the favorites with their number: an icon in the header, with text in the menu. The server
 * renders no number, because the favorites are stored in the browser.
 */
export function FavoritesLink() {
  const count = useFavorites().codes?.length ?? 0;
  return (
    <Link
      to={paths.favorites}
      variant="plain"
      title="Favorites"
      className="target flex items-center gap-3.5 text-sm font-medium hover:text-pine on-the-page:justify-center"
    >
      <span className="relative">
        <Icon name="heart" size="large" />
        <CountBadge count={count} testId="favorite-count" />
      </span>
      <span className="on-the-page:sr-only">Favorites</span>
      <span className="sr-only">{`${count} saved`}</span>
    </Link>
  );
}
