import { Link } from "@remix-run/react";
import { Picture } from "~/content/image";
import type { Action } from "~/content/shapes";
import { Icon } from "~/ui/icon";
import { ReadMore } from "~/ui/read-more";
import type { Card } from "./card.content";

type CardViewProps = {
  readonly card: Pick<Card, "title" | "description" | "image"> & {
    readonly action?: Pick<Action, "text" | "path"> | undefined;
  };
  readonly sizes: string;
  readonly ratio: number;
  readonly heading?: "h2" | "h3";
};

/** A picture with a name, some words and a way in. One link covers the card, so that the picture is clickable and the link is read once. */
export function CardView({ card, sizes, ratio, heading: Heading = "h3" }: CardViewProps) {
  return (
    <article className="group relative flex flex-col gap-5">
      {card.image ? (
        <div className="overflow-hidden">
          <Picture
            image={card.image}
            sizes={sizes}
            ratio={ratio}
            className="transition-transform duration-500 group-hover:scale-102"
          />
        </div>
      ) : null}
      <div className="flex flex-col gap-2">
        <Heading className="text-h3">{card.title}</Heading>
        {card.description ? <ReadMore text={card.description} className="max-w-prose text-ink-soft" /> : null}
        {card.action ? (
          <Link
            to={card.action.path}
            className="mt-1 inline-flex items-center gap-2 self-start font-medium text-sm after:absolute after:inset-0"
          >
            <span className="underline-grow">{card.action.text}</span>
            <Icon
              name="arrow-right"
              size="small"
              className="transition-transform group-hover:translate-x-1"
            />
            <span className="sr-only">: {card.title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
