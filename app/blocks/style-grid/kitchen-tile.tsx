import { Link } from "@remix-run/react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import type { ContentImage } from "~/content/schemas";
import type { StyleCard } from "~/domains/catalog/style.schema";

type KitchenTileProps = { readonly style: StyleCard; readonly image: ContentImage };

/** A picture of a kitchen, two columns wide and as high as the doors beside it. */
export function KitchenTile({ style, image }: KitchenTileProps) {
  return (
    <figure className="group relative flex flex-col gap-4">
      <div className="relative grid grid-cols-2 gap-x-5 overflow-hidden md:gap-x-8">
        <div className="aspect-door" />
        <div className="absolute inset-0 transition-transform duration-500 group-hover:scale-102">
          <Picture
            image={image}
            sizes="(min-width: 75rem) 45vw, (min-width: 48rem) 66vw, 100vw"
            ratio={pictureRatios.room}
            fill
          />
        </div>
      </div>
      <figcaption>
        <Link to={style.path} prefetch="intent" className="font-display text-h4 after:absolute after:inset-0">
          {style.line} <span className="text-ink-soft">{style.color} in a kitchen</span>
        </Link>
      </figcaption>
    </figure>
  );
}
