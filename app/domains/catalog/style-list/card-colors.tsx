import { Link } from "@remix-run/react";
import { getImageUrl } from "~/content/pictures/image";
import { maxVisibleSwatches } from "../finishes/finish-selection";
import type { StyleCard } from "../style.schema";

const chipWidth = 20;
const chipDensity = 2;

/**
 * The colors of a door's line, each linked to its page. Colors above the limit are behind a '+N' toggle
 * (CAT-008).
 */
export function CardColors({ style }: { readonly style: StyleCard }) {
  const { colors } = style;
  const hidden = colors.length - maxVisibleSwatches.card;
  if (colors.length < 2) return null;
  return (
    <ul
      className="unfolding relative z-10 flex flex-wrap items-center gap-1"
      aria-label={`Colors of ${style.line}`}
    >
      {colors.map(({ label, path, image }, index) => (
        <li key={path} className={index < maxVisibleSwatches.card ? undefined : "paper-only"}>
          <Link
            to={path}
            prefetch="intent"
            title={label}
            aria-current={path === style.path ? "true" : undefined}
            className="block border border-line p-px hover:border-ink aria-current:border-ink"
          >
            <img
              src={getImageUrl(image, chipWidth * chipDensity, 1)}
              alt={`${style.line} ${label}`}
              width={chipWidth}
              height={chipWidth}
              loading="lazy"
              decoding="async"
            />
          </Link>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <details className="needs-script no-print group/unfolded">
            <summary className="touch-target pointer-fine:min-h-6 cursor-pointer list-none justify-center px-1 text-xs underline decoration-brass underline-offset-4">
              <span className="group-open/unfolded:hidden">+{hidden}</span>
              <span className="hidden group-open/unfolded:inline">Show fewer</span>
              <span className="sr-only"> colors of {style.line}</span>
            </summary>
          </details>
        </li>
      ) : null}
    </ul>
  );
}
