import { type CSSProperties, type MouseEvent, useState } from "react";
import { FilmPicture } from "~/content/pictures/film-picture";
import { parseYoutubeId } from "~/content/pictures/youtube";
import { YoutubeFilm } from "~/domains/consent/youtube-film";
import { videoDescriptionLimit } from "~/kernel/text/text";
import { ReadMore } from "~/ui/content/read-more";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { BlockContent } from "../block-contents";

export type Video = BlockContent<"videoCards">["videos"][number];

const sizes = "(min-width: 48rem) 50vw, 100vw";

/** A video player with title and description. */
export function VideoCard({ video }: { readonly video: Video }) {
  const videoId = video.videoType === "youtube" ? parseYoutubeId(video.videoUrl) : undefined;
  return (
    <article className="flex flex-col gap-4">
      {videoId ? (
        <YoutubeFilm {...video} videoId={videoId} sizes={sizes} style={getMinHeights(video)} />
      ) : (
        <LinkedVideo video={video} />
      )}
      <h3 className="text-h4">{video.title}</h3>
      {video.description ? (
        <ReadMore text={video.description} limit={videoDescriptionLimit} className="text-sm text-ink-soft" />
      ) : null}
    </article>
  );
}

/**
 * A click on the picture of the shop's own video plays it in place (PAGE-029). External videos, and all
 * videos without script, are links.
 */
function LinkedVideo({ video }: { readonly video: Video }) {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (video.videoType !== "video" || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className="video-frame no-print" style={getMinHeights(video)}>
      {isPlaying ? (
        // biome-ignore lint/a11y/useMediaCaption: the films are drawn and silent; what they show is said below
        <video controls autoPlay playsInline src={video.videoUrl} aria-label={video.title} />
      ) : (
        <Link
          to={video.videoUrl}
          variant="plain"
          reloadDocument
          onClick={play}
          rel="noopener"
          aria-label={`Play video: ${video.title}`}
          className="group"
        >
          <FilmPicture title={video.title} thumbnail={video.thumbnail} sizes={sizes} />
          <span className="play-sign group-hover:bg-pine-deep">
            <Icon name="play" size="large" />
          </span>
        </Link>
      )}
    </div>
  );
}

/** Returns the minimum heights by device class, in pixels. */
function getMinHeights({ minHeights }: Video): CSSProperties {
  const entries = Object.entries(minHeights ?? {}).filter(([, pixels]) => pixels);
  return Object.fromEntries(entries.map(([device, pixels]) => [`--film-${device}`, `${pixels}px`]));
}
