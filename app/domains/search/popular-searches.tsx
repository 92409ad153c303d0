import { Link } from "~/ui/link";
import { getSearchPath } from "./search-path";

type PopularSearchesProps = {
  /** From the site settings. */
  readonly texts: readonly string[];
  readonly onFollow?: () => void;
};

/** Links that search for the texts that an editor chose. */
export function PopularSearches({ texts, onFollow }: PopularSearchesProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <p className="eyebrow text-ink-soft">Popular searches</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="min-w-0">
            <Link
              to={getSearchPath(text)}
              variant="plain"
              onClick={onFollow}
              className="inline-flex min-h-11 items-center border border-line-strong bg-white px-4 text-sm hover:border-pine hover:text-pine"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
