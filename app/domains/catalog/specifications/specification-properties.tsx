import { getImageUrl, Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { parseYoutubeId } from "~/content/pictures/youtube";
import { YoutubeFilm } from "~/domains/consent/youtube-film";
import { videoDescriptionLimit } from "~/kernel/text/text";
import { ReadMore, ReadMoreList } from "~/ui/content/read-more";
import { Link } from "~/ui/link";
import type { SpecificationGroup } from "../style.schema";

/** A group's properties: a table of keys and values, a list, or videos. */
export function SpecificationProperties({ group }: { readonly group: SpecificationGroup }) {
  if (group.type === "video") return <Videos group={group} />;
  if (group.contentFormat === "unordered-list" || group.contentFormat === "ordered-list")
    return <PropList group={group} />;
  const isGrid = group.contentDisplay === "grid-view";
  return (
    <dl className={isGrid ? "grid gap-x-12 md:grid-cols-2" : ""}>
      {group.props.map((prop) => (
        <div
          key={prop.label ?? prop.title ?? prop.value}
          className="grid grid-cols-5 gap-x-5 border-b border-line py-3.5"
        >
          {group.showKeys === false ? null : (
            <dt className="col-span-2 text-ink-soft">{prop.label ?? prop.title}</dt>
          )}
          <dd className={group.showKeys === false ? "col-span-5" : "col-span-3"}>{prop.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PropList({ group }: { readonly group: SpecificationGroup }) {
  return (
    <ReadMoreList
      isOrdered={group.contentFormat === "ordered-list"}
      items={group.props.map(({ title, value = title }) => ({ key: String(value), content: value }))}
    />
  );
}

function Videos({ group }: { readonly group: SpecificationGroup }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {group.props.map((prop) => (
        <li key={prop.videoUrl ?? prop.title} className="flex flex-col gap-3">
          <VideoItem prop={prop} />
          {prop.value ? (
            <ReadMore text={prop.value} limit={videoDescriptionLimit} className="text-sm text-ink-soft" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type VideoProp = { readonly prop: SpecificationGroup["props"][number] };

function VideoItem({ prop }: VideoProp) {
  const { videoType, videoUrl, title = "Watch the video", thumbnail } = prop;
  if (videoType === "video") return <VideoPlayer prop={prop} />;
  const videoId = videoUrl && parseYoutubeId(videoUrl);
  if (!videoUrl || !videoId) return <VideoLink prop={prop} />;
  return (
    <>
      <YoutubeFilm videoId={videoId} videoUrl={videoUrl} title={title} thumbnail={thumbnail} sizes={sizes} />
      <p className="font-medium">{title}</p>
    </>
  );
}

const sizes = "(min-width: 40rem) 40vw, 100vw";
const videoRatio = pictureRatios.film;
const posterWidth = 960;

/** A video of the shop, played in place; nothing loads before it is started. */
function VideoPlayer({ prop: { videoUrl, title, thumbnail } }: VideoProp) {
  const poster = thumbnail ? { poster: getImageUrl(thumbnail, posterWidth, videoRatio) } : {};
  return (
    <>
      <video
        controls
        playsInline
        preload="none"
        src={videoUrl}
        aria-label={title}
        className="no-print aspect-wide w-full bg-paper-deep object-cover"
        {...poster}
      />
      <p className="font-medium">{title}</p>
    </>
  );
}

/** A link to an external video with its picture. */
function VideoLink({ prop: { videoUrl, title, thumbnail } }: VideoProp) {
  return (
    <>
      {thumbnail ? <Picture image={thumbnail} sizes={sizes} ratio={videoRatio} /> : null}
      {videoUrl ? (
        <Link to={videoUrl} className="font-medium">
          {title ?? "Watch the video"}
        </Link>
      ) : (
        <p>{title}</p>
      )}
    </>
  );
}
