import { classNames } from "~/ui/class-names";
import type { SearchItem } from "./search-item";

type FindPictureProps = { readonly item: SearchItem; readonly className: string };

/** S1 §9: the picture of a result is 100 by 100, drawn as large as its list wants it; its title stands beside it. */
export function FindPicture({ item, className }: FindPictureProps) {
  const [image] = item.images;
  if (!image) return null;
  return (
    <img
      src={image.src}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      className={classNames("shrink-0 bg-paper-deep object-cover", className)}
    />
  );
}
