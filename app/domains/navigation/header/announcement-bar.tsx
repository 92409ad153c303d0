import { Link } from "~/ui/link";
import type { Site } from "../navigation.schema";

/** The bar above the header with the shop's announcement and, in the demo, a notice. */
export function AnnouncementBar({
  announcement,
  demo,
}: {
  readonly announcement: Site["announcement"];
  readonly demo: boolean;
}) {
  if (!announcement && !demo) return null;
  return (
    <aside aria-label="Announcement" className="on-dark no-print text-xs">
      <div className="container-wide flex min-h-10 items-center justify-between gap-4 py-1.5">
        {announcement ? (
          announcement.path ? (
            <Link
              to={announcement.path}
              variant="plain"
              className="py-1 text-mist underline-grow hover:text-paper"
            >
              {announcement.text}
            </Link>
          ) : (
            <p className="text-mist">{announcement.text}</p>
          )
        ) : (
          <span />
        )}
        {demo ? (
          <p className="flex shrink-0 items-center gap-2.5 font-medium text-brass-light">
            Demo shop
            <span className="font-normal text-mist max-md:sr-only">Nothing is charged or shipped</span>
          </p>
        ) : null}
      </div>
    </aside>
  );
}
