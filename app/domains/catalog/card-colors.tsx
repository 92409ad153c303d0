import { Link } from "@remix-run/react";
import { useState } from "react";
import { imageUrl } from "~/content/image";
import { visibleSwatches } from "./finish-selection";
import type { StyleCard } from "./style.schema";

const chipWidth = 20;
const chipDensity = 2;

/** The colors of a door's line on its card, each the way to its own page; more than nine wait behind '+N' (CAT-008). */
export function CardColors({ style }: { readonly style: StyleCard }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { colors } = style;
  const hidden = colors.length - visibleSwatches.card;
  const shown = isExpanded ? colors : colors.slice(0, visibleSwatches.card);
  if (colors.length < 2) return null;
  return (
    <ul className="relative z-10 flex flex-wrap items-center gap-1" aria-label={`Colors of ${style.line}`}>
      {shown.map(({ label, path, image }) => (
        <li key={path}>
          <Link
            to={path}
            prefetch="intent"
            title={label}
            aria-current={path === style.path ? "true" : undefined}
            className="block border border-line p-px hover:border-ink aria-current:border-ink"
          >
            <img
              src={imageUrl(image, chipWidth * chipDensity, 1)}
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
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            className="needs-script min-h-6 px-1 text-xs underline decoration-brass underline-offset-4"
          >
            {isExpanded ? "Show fewer" : `+${hidden}`}
            <span className="sr-only"> colors of {style.line}</span>
          </button>
        </li>
      ) : null}
    </ul>
  );
}
