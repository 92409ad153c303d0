import type { SearchItem } from "./search-item";

/** The picture of a search result, 100 by 100 pixels (SRCH-007). */
export function SearchItemPicture({ item }: { readonly item: SearchItem }) {
  const [image] = item.images;
  if (!image) return null;
  return (
    <img
      src={image.src}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      className="size-25 shrink-0 bg-paper-deep object-cover"
    />
  );
}
