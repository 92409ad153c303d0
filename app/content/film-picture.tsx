import { paths } from "~/kernel/paths";
import { pictureRatios } from "~/kernel/picture-ratios";
import { Picture } from "./image";
import type { ContentImage } from "./shapes";

type FilmPictureProps = {
  /** The editor's own picture. */
  readonly thumbnail?: ContentImage | undefined;
  /** The id of a film on YouTube, whose picture the shop fetches itself. */
  readonly youtubeId?: string | undefined;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
};

/**
 * PAGE-030, ruling C69: the picture of a film on YouTube lies over the editor's own. One that does not come shows nothing,
 * as a picture without words does: what lies below is seen.
 */
export function FilmPicture({ thumbnail, youtubeId, sizes }: FilmPictureProps) {
  return (
    <>
      {thumbnail ? <Picture image={thumbnail} alt="" sizes={sizes} ratio={pictureRatios.film} fill /> : null}
      {youtubeId ? (
        <img
          src={paths.api.filmPicture(youtubeId)}
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          className="absolute inset-0 h-full w-full object-cover"
        />
      ) : null}
    </>
  );
}
