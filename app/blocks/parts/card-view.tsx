import { Link } from "@remix-run/react";
import { Picture } from "~/content/pictures/image";
import { getTargetProps } from "~/content/rich-text/action-link";
import type { Action, ContentImage } from "~/content/schemas";
import { ReadMore } from "~/ui/content/read-more";
import { Icon } from "~/ui/icon";
import type { Card } from "./card.content";

type CardViewProps = {
  readonly card: Pick<Card, "title" | "description" | "image"> &
    Partial<Pick<Card, "hoverImage" | "iconName" | "label">> & {
      readonly action?:
        | (Pick<Action, "text" | "path"> & Partial<Pick<Action, "title" | "target" | "showIcon">>)
        | undefined;
    };
  readonly sizes: string;
  readonly ratio: number;
  readonly heading?: "h2" | "h3";
  /** The picture is the first of the page and loads with priority. */
  readonly priority?: boolean | undefined;
};

/**
 * A card with picture, title, text and link. The link covers the card, so that screen readers read it only
 * once.
 */
export function CardView({ card, heading: Heading = "h3", ...styleProps }: CardViewProps) {
  return (
    <article className="group relative flex flex-col gap-5">
      {card.image ? <CardPicture card={card} image={card.image} {...styleProps} /> : null}
      <div className="flex flex-col gap-2">
        {card.iconName ? <Icon name={card.iconName} size="large" className="mb-1 text-brass-deep" /> : null}
        <Heading className="text-h3">{card.title}</Heading>
        {card.description ? <ReadMore text={card.description} className="max-w-prose text-ink-soft" /> : null}
        {card.action ? (
          <Link
            to={card.action.path}
            title={card.action.title}
            {...getTargetProps(card.action)}
            className="no-print touch-target mt-1 gap-2 self-start font-medium text-sm after:absolute after:inset-0"
          >
            <span className="underline-grow">{card.action.text}</span>
            {card.action.showIcon === false ? null : (
              <Icon
                name="arrow-right"
                size="small"
                className="transition-transform group-hover:translate-x-1"
              />
            )}
            <span className="sr-only">: {card.title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}

type CardPictureProps = Omit<CardViewProps, "heading"> & { readonly image: ContentImage };

/** The picture with its label, and the picture shown on hover; touch devices never load the latter. */
function CardPicture({ card: { hoverImage, label }, image, sizes, ratio, priority }: CardPictureProps) {
  return (
    <div className="relative overflow-hidden">
      <Picture
        image={image}
        sizes={sizes}
        ratio={ratio}
        priority={priority}
        className="transition-transform duration-500 group-hover:scale-102"
      />
      {hoverImage ? (
        <div className="card-hover group-focus-within:opacity-100 group-hover:opacity-100">
          <Picture image={hoverImage} alt="" sizes={sizes} ratio={ratio} fill />
        </div>
      ) : null}
      {label ? (
        <p className="absolute start-0 top-0 bg-paper px-3 py-1.5 text-sm font-medium">{label}</p>
      ) : null}
    </div>
  );
}
