import { Picture } from "~/content/image";
import type { StyleImage } from "./style.schema";

/** Kitchens with these doors, in their own proportions: edge to edge on phones, below the gallery at a desk. */
export function RoomPictures({ images }: { readonly images: readonly StyleImage[] }) {
  return images.map((image) => (
    <figure key={image.src} className="max-md:-mx-gutter md:col-span-6 lg:col-span-7">
      <Picture image={image} sizes="(min-width: 64rem) 56vw, (min-width: 48rem) 46vw, 100vw" />
      {image.label ? (
        <figcaption className="mt-3 text-sm text-ink-soft max-md:px-gutter">{image.label}</figcaption>
      ) : null}
    </figure>
  ));
}
