import { useEffect, useRef, useState } from "react";
import { paths } from "~/kernel/paths";
import { pictureRatios } from "~/kernel/picture-ratios";
import { Picture } from "./image";
import type { ContentImage } from "./schemas";

type FilmPictureProps = {
  /** The film's title, which is read where no picture loads. */
  readonly title: string;
  /** The editor's own picture. */
  readonly thumbnail?: ContentImage | undefined;
  /** The id of a film on YouTube, whose picture the shop fetches itself. */
  readonly youtubeId?: string | undefined;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
};

/**
 * PAGE-030: the picture of a film on YouTube lies over the editor's own, and both over the title on a plain ground, which
 * shows where no picture loads.
 */
export function FilmPicture({ title, thumbnail, youtubeId, sizes }: FilmPictureProps) {
  return (
    <>
      <span aria-hidden className="absolute inset-x-0 top-0 p-4 font-medium text-ink">
        {title}
      </span>
      {thumbnail ? <Picture image={thumbnail} alt="" sizes={sizes} ratio={pictureRatios.film} fill /> : null}
      {youtubeId ? <YoutubePicture key={youtubeId} youtubeId={youtubeId} /> : null}
    </>
  );
}

/** A picture that does not load leaves the page: some browsers draw a broken image in its place. */
function YoutubePicture({ youtubeId }: { readonly youtubeId: string }) {
  const [isBroken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React listened.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (isBroken) return null;
  return (
    <img
      ref={picture}
      src={paths.api.filmPicture(youtubeId)}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      onError={() => setBroken(true)}
      className="absolute inset-0 h-full w-full object-cover"
    />
  );
}
