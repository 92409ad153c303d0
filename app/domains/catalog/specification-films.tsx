import { type CSSProperties, type MouseEvent, useState } from "react";
import { imageUrl, Picture } from "~/content/image";
import { pictureRatios } from "~/kernel/picture-ratios";
import { videoDescriptionLimit } from "~/kernel/text";
import { Icon } from "~/ui/icon";
import { ReadMore } from "~/ui/read-more";
import type { SpecificationGroup } from "./style.schema";

/** The films of a section, in the size an editor gave them, with what they show (S1 §3). */
export function SpecificationFilms({ group }: { readonly group: SpecificationGroup }) {
  const frame = frameOf(group);
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {group.props.map((prop) => (
        <li key={prop.videoUrl ?? prop.title} className="flex flex-col gap-3" style={frame.style}>
          <Film prop={prop} ratio={frame.ratio} hasSign={group.playIcon === true} />
          {prop.value ? (
            <ReadMore text={prop.value} limit={videoDescriptionLimit} className="text-sm text-ink-soft" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type Frame = { readonly ratio: number; readonly style: CSSProperties };

/** Width and height give the proportions together; the width alone says how wide a film is at most. */
function frameOf({ width, height }: SpecificationGroup): Frame {
  const ratio = width && height ? width / height : pictureRatios.film;
  return { ratio, style: width ? { maxWidth: `${width}px` } : {} };
}

type FilmProps = {
  readonly prop: SpecificationGroup["props"][number];
  readonly ratio: number;
  readonly hasSign: boolean;
};

/** A film of the shop's own plays in its place; one elsewhere is a link, which loads nothing foreign into the page. */
function Film({ prop, ratio, hasSign }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { videoUrl, title, thumbnail } = prop;
  const isOwn = prop.videoType === "video";
  if (isOwn && (isPlaying || !hasSign || !thumbnail))
    return <Player prop={prop} ratio={ratio} startsAtOnce={isPlaying} />;
  const play = (event: MouseEvent) => {
    if (!isOwn || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  const picture = thumbnail ? <Picture image={thumbnail} sizes={sizes} ratio={ratio} /> : null;
  return (
    <>
      {videoUrl && picture && hasSign ? (
        <a
          href={videoUrl}
          onClick={play}
          rel="noopener"
          aria-label={`Play the film: ${title ?? ""}`}
          className="no-print group relative block"
        >
          {picture}
          <span className="play-sign group-hover:bg-pine-deep">
            <Icon name="play" size="large" />
          </span>
        </a>
      ) : (
        picture
      )}
      <FilmTitle prop={prop} />
    </>
  );
}

const sizes = "(min-width: 40rem) 40vw, 100vw";
const posterWidth = 960;

/** Nothing of a film loads before it is started. */
function Player({
  prop,
  ratio,
  startsAtOnce,
}: Omit<FilmProps, "hasSign"> & { readonly startsAtOnce: boolean }) {
  const { videoUrl, title, thumbnail } = prop;
  const poster = thumbnail ? { poster: imageUrl(thumbnail, posterWidth, ratio) } : {};
  return (
    <>
      <video
        controls
        playsInline
        autoPlay={startsAtOnce}
        preload="none"
        src={videoUrl}
        aria-label={title}
        className="no-print w-full bg-paper-deep object-cover"
        style={{ aspectRatio: ratio }}
        {...poster}
      />
      <p className="font-medium">{title}</p>
    </>
  );
}

/** The words below a picture: the way to a film elsewhere, the title of one that plays here. */
function FilmTitle({ prop: { videoUrl, videoType, title } }: Pick<FilmProps, "prop">) {
  if (!videoUrl || videoType === "video") return <p className="font-medium">{title}</p>;
  return (
    <a href={videoUrl} className="font-medium underline decoration-brass underline-offset-4">
      {title ?? "Watch the video"}
    </a>
  );
}
