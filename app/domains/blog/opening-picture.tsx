import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import type { ContentImage } from "~/content/schemas";

/** The picture beside the title of a blog page, which loads first. */
export function OpeningPicture({ image }: { readonly image: ContentImage | null | undefined }) {
  if (!image) return null;
  return (
    <div className="lg:col-span-6">
      <Picture image={image} ratio={pictureRatios.post} sizes="(min-width: 64rem) 50vw, 100vw" priority />
    </div>
  );
}
