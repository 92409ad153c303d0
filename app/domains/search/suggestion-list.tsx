import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { formatResultCount } from "./search.messages";
import { groupTitles, type SearchItem, type Suggestions } from "./search-item";
import { SearchItemPicture } from "./search-item-picture";
import { getSearchPath } from "./search-path";

type SuggestionListProps = {
  readonly id: string;
  readonly text: string;
  readonly suggestions: Suggestions | null;
  /** The index of the option reached by arrow keys; -1 is the input field. */
  readonly active: number;
  readonly onFollow: () => void;
};

export function getOptionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

const optionClasses =
  "flex items-center gap-4 px-4 py-2 hover:bg-paper-deep sm:px-6 aria-selected:bg-paper-deep";

/** The suggestions by group and the link to all results. The focus stays in the input field. */
export function SuggestionList({ id, text, suggestions, active, onFollow }: SuggestionListProps) {
  const groups = suggestions?.groups ?? [];
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  const last = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      hidden={last === 0}
      className="border-t border-line pb-2"
    >
      {groups.map(({ type, items }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={type} role="group" aria-label={groupTitles[type]}>
          <p aria-hidden="true" className="eyebrow px-4 pt-4 pb-1 text-ink-soft sm:px-6">
            {groupTitles[type]}
          </p>
          {items.map((item, index) => {
            const at = (starts[group] ?? 0) + index;
            return (
              <Link
                key={`${item.path} ${item.title}`}
                id={getOptionId(id, at)}
                to={item.path}
                variant="plain"
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onClick={onFollow}
                className={optionClasses}
              >
                <Suggestion item={item} />
              </Link>
            );
          })}
        </div>
      ))}
      {last > 0 ? (
        <Link
          id={getOptionId(id, last)}
          to={getSearchPath(text)}
          variant="plain"
          role="option"
          tabIndex={-1}
          aria-selected={last === active}
          onClick={onFollow}
          className={classNames(optionClasses, "mt-2 border-t border-line font-medium text-sm")}
        >
          See all {formatResultCount(suggestions?.count ?? 0)}
          <Icon name="arrow-right" size="small" />
        </Link>
      ) : null}
    </div>
  );
}

function Suggestion({ item }: { readonly item: SearchItem }) {
  return (
    <>
      <SearchItemPicture item={item} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{item.title}</span>
        <span className="block truncate text-sm text-ink-soft">{describeItem(item)}</span>
      </span>
    </>
  );
}

/** Shoppers know no SKUs, so a door is described by its categories. */
function describeItem({ type, categories, description }: SearchItem): string {
  const parts = type === "style" ? categories.slice(0, 2) : [categories[0], description];
  return parts.filter(Boolean).join(" · ");
}
