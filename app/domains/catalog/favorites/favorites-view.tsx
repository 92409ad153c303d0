import { useNavigate, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icon";
import { useHydrationLayoutEffect } from "~/ui/runtime/use-hydration-layout-effect";
import { listValuesCheckedBeforeHydration } from "~/ui/runtime/use-pre-hydration-input";
import { maxComparedStyles } from "../compare/compare-rows";
import type { StyleListItem } from "../style-index/indexed-style";
import { StyleCardView } from "../style-list/style-card-view";
import { ShareButton } from "./share-button";
import { appendStyleCodes, parseStyleCodes, styleParameter } from "./style-codes";
import { maxFavorites, useFavorites } from "./use-favorites";

type FavoritesViewProps = {
  readonly styles: readonly StyleListItem[];
  /** True if the favorites are also stored in the customer's account. */
  readonly isInAccount: boolean;
  readonly renderSample: (style: StyleListItem) => ReactNode;
};

/**
 * The favorites in the URL, which are the visitor's own or shared by another person. Up to four can be
 * compared.
 */
export function FavoritesView({ styles: requestedStyles, isInAccount, renderSample }: FavoritesViewProps) {
  const location = isInAccount ? "in your account" : "in this browser";
  const { codes, add } = useFavorites();
  const { styles, remove } = useRemoval(requestedStyles);
  const visibleCodes = styles.map(({ code }) => code);
  const areAllSaved = codes !== null && visibleCodes.every((code) => codes.includes(code));
  const loadedCodes = requestedStyles.map(({ code }) => code);
  useFavoritesInUrl(loadedCodes, codes);
  const unavailableCount = useUnavailableCount(loadedCodes, codes);
  if (styles.length === 0)
    return (
      <div className="container-wide pb-section">
        <EmptyState
          title="No favorites yet"
          text={`Click Save on a door you like and you'll find it here. The list stays ${location}.`}
          action={<ButtonLink to={paths.kitchenCabinets}>Browse doors</ButtonLink>}
        />
      </div>
    );
  return (
    <form method="get" action={paths.compare} className="container-wide flex flex-col gap-8 pb-section">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="text-ink-soft" aria-live="polite">
          {styles.length === 1 ? "1 door" : `${styles.length} doors`}
          {areAllSaved ? `, saved ${location}.` : ", shared with you by link."}
          {unavailableCount > 0
            ? ` ${unavailableCount === 1 ? "1 door is" : `${unavailableCount} doors are`} no longer available.`
            : ""}
        </p>
        <div className="no-print flex flex-wrap gap-x-6 gap-y-2">
          {areAllSaved ? null : (
            <Button
              type="button"
              variant="text"
              icon="heart"
              onClick={() => add(visibleCodes)}
              className="needs-script"
            >
              Save them all
            </Button>
          )}
          <ShareButton title="Cabinet doors I like" path={appendStyleCodes(paths.favorites, visibleCodes)} />
          <Button type="submit" variant="secondary">
            Compare
          </Button>
        </div>
      </div>
      <Doors styles={styles} onRemove={areAllSaved ? remove : undefined} renderSample={renderSample} />
    </form>
  );
}

/** Removes a door from the page and from browser storage at once; the URL follows. */
function useRemoval(requestedStyles: readonly StyleListItem[]) {
  const [remaining, setRemaining] = useState({ of: requestedStyles, styles: requestedStyles });
  const { toggle } = useFavorites();
  const navigate = useNavigate();
  const styles = remaining.of === requestedStyles ? remaining.styles : requestedStyles;
  const remove = (code: string) => {
    const rest = styles.filter((style) => style.code !== code);
    toggle(code);
    setRemaining({ of: requestedStyles, styles: rest });
    const address = appendStyleCodes(
      paths.favorites,
      rest.map((style) => style.code),
    );
    navigate(address, { replace: true, preventScrollReset: true });
  };
  return { styles, remove };
}

/**
 * Puts the visitor's stored favorites into a URL without codes, so that the list can be shared.
 */
function useFavoritesInUrl(visibleCodes: readonly string[], codes: readonly string[] | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (visibleCodes.length === 0 && codes && codes.length > 0)
      navigate(appendStyleCodes(paths.favorites, codes), { replace: true });
  }, [visibleCodes.length, codes, navigate]);
}

/** Counts doors in the URL that are no longer published, and removes them from the stored favorites. */
function useUnavailableCount(visibleCodes: readonly string[], codes: readonly string[] | null): number {
  const [search] = useSearchParams();
  const { toggle } = useFavorites();
  const missingCodes = parseStyleCodes(search, maxFavorites).filter((code) => !visibleCodes.includes(code));
  useEffect(() => {
    const savedCode = missingCodes.find((code) => codes?.includes(code));
    if (savedCode) toggle(savedCode);
  });
  return missingCodes.length;
}

type DoorsProps = Omit<FavoritesViewProps, "isInAccount"> & {
  /** Present if the list is the visitor's own. */
  readonly onRemove: ((code: string) => void) | undefined;
};

function Doors({ styles, onRemove, renderSample }: DoorsProps) {
  const [ticked, setCompared] = useState<readonly string[]>([]);
  const compared = ticked.filter((code) => styles.some((style) => style.code === code));
  const list = useRef<HTMLUListElement>(null);
  // In a layout effect, because a later click would uncheck the boxes checked before hydration.
  useHydrationLayoutEffect(
    () => setCompared(listValuesCheckedBeforeHydration(list.current).slice(0, maxComparedStyles)),
    [],
  );
  const tick = (code: string, isOn: boolean) =>
    setCompared(isOn ? [...compared, code] : compared.filter((one) => one !== code));
  return (
    <ul
      ref={list}
      className="grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-3 md:gap-x-8 xl:grid-cols-4 print:grid-cols-4 print:gap-y-6"
    >
      {styles.map((style) => (
        <li key={style.code} className="flex">
          <StyleCardView
            style={style}
            headingLevel="h2"
            sizes="(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 50vw"
            actions={
              <>
                <label className="relative z-10 inline-flex min-h-8 items-center gap-2 text-sm has-disabled:text-ink-faint">
                  <input
                    type="checkbox"
                    className="tick"
                    name={styleParameter}
                    value={style.code}
                    checked={compared.includes(style.code)}
                    disabled={compared.length >= maxComparedStyles && !compared.includes(style.code)}
                    onChange={({ target }) => tick(style.code, target.checked)}
                  />
                  Compare<span className="sr-only"> {style.title}</span>
                </label>
                {renderSample(style)}
                {onRemove ? (
                  <button
                    type="button"
                    onClick={() => onRemove(style.code)}
                    className="relative z-10 inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
                  >
                    <Icon name="close" size="small" />
                    Remove<span className="sr-only"> {style.title}</span>
                  </button>
                ) : null}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
