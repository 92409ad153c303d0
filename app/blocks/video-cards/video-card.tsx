import { type CSSProperties, type MouseEvent, useState } from "react";
import { Picture } from "~/content/image";
import { youtubeId } from "~/kernel/film-address";
import { paths } from "~/kernel/paths";
import { pictureRatios } from "~/kernel/picture-ratios";
import { videoDescriptionLimit } from "~/kernel/text";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ReadMore } from "~/ui/read-more";
import type { BlockContent } from "../contents";

export type Video = BlockContent<"videoCards">["videos"][number];

const filmRatio = pictureRatios.film;

/**
 * PAGE-029: pressing the picture of a film starts it in its place. Before the script is here, and for a film on YouTube,
 * which would load foreign scripts into the page, the press leads to the film itself.
 */
export function VideoCard({ video }: { readonly video: Video }) {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (video.videoType !== "video" || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <article className="flex flex-col gap-4">
      <div className="video-frame no-print" style={minHeightsOf(video)}>
        {isPlaying ? (
          // biome-ignore lint/a11y/useMediaCaption: the films are drawn and silent; what they show is said below
          <video controls autoPlay playsInline src={video.videoUrl} aria-label={video.title} />
        ) : (
          <Link
            to={video.videoUrl}
            look="plain"
            reloadDocument
            onClick={play}
            rel="noopener"
            aria-label={`Play the film: ${video.title}`}
            className="group"
          >
            <FilmPicture video={video} />
            <span className="play-sign group-hover:bg-pine-deep">
              <Icon name="play" size="large" />
            </span>
          </Link>
        )}
      </div>
      <h3 className="text-h4">{video.title}</h3>
      {video.description ? (
        <ReadMore text={video.description} limit={videoDescriptionLimit} className="text-sm text-ink-soft" />
      ) : null}
    </article>
  );
}

/**
 * PAGE-030, ruling C69: the picture of a film on YouTube lies over the editor's own. One that does not come shows nothing,
 * as a picture without words does: what lies below is seen.
 */
function FilmPicture({ video: { thumbnail, videoType, videoUrl } }: { readonly video: Video }) {
  const id = videoType === "youtube" ? youtubeId(videoUrl) : undefined;
  return (
    <>
      {thumbnail ? (
        <Picture image={thumbnail} alt="" sizes="(min-width: 48rem) 50vw, 100vw" ratio={filmRatio} fill />
      ) : null}
      {id ? (
        <img
          src={paths.api.filmPicture(id)}
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

/** S1 §3: the least height of a film by the class of the device, in pixels; the proportions decide otherwise. */
function minHeightsOf({ minHeights }: Video): CSSProperties {
  const entries = Object.entries(minHeights ?? {}).filter(([, pixels]) => pixels);
  return Object.fromEntries(entries.map(([device, pixels]) => [`--film-${device}`, `${pixels}px`]));
}
