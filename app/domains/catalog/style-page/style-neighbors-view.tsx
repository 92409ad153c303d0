import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import type { StyleNeighbor, StyleNeighbors } from "./style-neighbors";

/** Links to the previous and the next style. */
export function StyleNeighborsView({ previous, next }: StyleNeighbors) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="More styles of this brand"
      className="no-print container-wide flex justify-between gap-6 border-t border-line py-6"
    >
      {previous ? <Neighbor style={previous} side="previous" /> : <span />}
      {next ? <Neighbor style={next} side="next" /> : null}
    </nav>
  );
}

type NeighborProps = { readonly style: StyleNeighbor; readonly side: "previous" | "next" };

function Neighbor({ style, side }: NeighborProps) {
  const isNext = side === "next";
  return (
    <Link
      to={style.path}
      rel={isNext ? "next" : "prev"}
      prefetch="intent"
      className={`target inline-flex items-center gap-3 hover:text-brass-deep ${isNext ? "text-end" : ""}`}
    >
      {isNext ? null : <Icon name="arrow-left" />}
      <span>
        <span className="block text-xs text-ink-soft">{isNext ? "Next style" : "Previous style"}</span>
        <span className="text-sm font-medium sm:text-base">{style.title}</span>
      </span>
      {isNext ? <Icon name="arrow-right" /> : null}
    </Link>
  );
}
