import { useEffect, useRef, useState } from "react";
import { paths } from "~/kernel/paths";
import type { ContentImage } from "../schemas";
import { Picture } from "./image";
import { pictureRatios } from "./picture-ratios";

type FilmPictureProps = {
  /** The title, which is visible when no picture loads. */
  readonly title: string;
  readonly thumbnail?: ContentImage | undefined;
  /** The YouTube id; the shop serves its thumbnail. */
  readonly youtubeId?: string | undefined;
  readonly sizes: string;
};

/**
 * PAGE-030: the YouTube thumbnail covers the editor's picture, and both cover the title, which is visible
 * when no picture loads.
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

/** Removes a picture that fails to load, because some browsers draw a broken image. */
function YoutubePicture({ youtubeId }: { readonly youtubeId: string }) {
  const [isBroken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The picture may have failed before hydration.
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
