import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Badge } from "~/ui/badge";
import type { StyleCard } from "../style.schema";
import { CardColors } from "./card-colors";

const doorRatio = pictureRatios.door;

type StyleCardViewProps = {
  readonly style: StyleCard;
  readonly sizes: string;
  readonly headingLevel?: "h2" | "h3";
  /** True if a phone shows it without scrolling. */
  readonly priority?: boolean;
  /** Actions on the door, such as ordering its sample. */
  readonly actions?: ReactNode;
};

/** A card of a door with picture, line, color, brand and labels; one link covers the card (CAT-009). */
export function StyleCardView({ style, sizes, priority = false, ...rest }: StyleCardViewProps) {
  const { headingLevel: Heading = "h3", actions } = rest;
  return (
    <article className="group relative flex flex-col gap-4 print:gap-2">
      <div className="overflow-hidden">
        <Picture
          image={style.image}
          sizes={sizes}
          ratio={doorRatio}
          priority={priority}
          className="transition-transform duration-500 group-hover:scale-102"
          alt=""
        />
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading className="text-h4">
            <Link to={style.path} prefetch="intent" viewTransition className="after:absolute after:inset-0">
              {style.line} <span className="text-ink-soft">{style.color}</span>
            </Link>
          </Heading>
          <p className="text-sm text-ink-soft">
            {style.brandName}
            {style.colorCount && style.colorCount > 1 ? ` · ${style.colorCount} colors` : ""}
          </p>
        </div>
        {style.chip && style.colors.length < 2 ? (
          <span className="no-print mt-1 hidden w-8 shrink-0 sm:block">
            <Picture image={style.chip} sizes="2rem" ratio={pictureRatios.chip} alt="" />
          </span>
        ) : null}
      </div>
      <CardLabels labels={style.labels} />
      <CardColors style={style} />
      {actions ? <div className="no-print mt-auto flex flex-wrap gap-x-4 gap-y-1">{actions}</div> : null}
    </article>
  );
}

function CardLabels({ labels }: Pick<StyleCard, "labels">) {
  if (labels.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1" aria-label="Labels">
      {labels.map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
