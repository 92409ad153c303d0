import { Picture } from "~/content/pictures/image";
import type { Style, StyleImage } from "../style.schema";

const layoutClassNames = {
  v1: {
    figure: "md:col-span-6 lg:col-span-7",
    sizes: "(min-width: 64rem) 56vw, (min-width: 48rem) 46vw, 100vw",
  },
  v2: { figure: "md:col-span-12", sizes: "100vw" },
} as const satisfies Record<Style["layout"], Readonly<Record<string, string>>>;

type KitchenPicturesProps = { readonly images: readonly StyleImage[]; readonly layout: Style["layout"] };

/**
 * Pictures of kitchens with these doors, in their own proportions: full width on phones, below the doors on
 * desktops.
 */
export function KitchenPictures({ images, layout }: KitchenPicturesProps) {
  const { figure, sizes } = layoutClassNames[layout];
  return images.map((image) => (
    <figure key={image.src} className={`max-md:-mx-gutter ${figure}`}>
      <Picture image={image} sizes={sizes} />
      {image.label ? (
        <figcaption className="mt-3 text-sm text-ink-soft max-md:px-gutter">{image.label}</figcaption>
      ) : null}
    </figure>
  ));
}
