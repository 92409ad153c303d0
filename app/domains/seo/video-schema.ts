import type { VideoObject, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/image";
import type { ContentImage } from "~/content/schemas";
import { type ShopDate, startOfShopDay } from "~/kernel/dates";
import { youtubeId } from "~/kernel/film-address";
import { paths } from "~/kernel/paths";

type Film = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly videoUrl: string;
  readonly videoType: "video" | "youtube";
  readonly thumbnail?: ContentImage | undefined;
  readonly uploadDate?: string | undefined;
};

const thumbnailWidth = 1200;

/** VideoObject structured data of the films of a page; one without its date says nothing to a search engine. */
export function createVideoSchemas(films: readonly Film[], publicUrl: string): WithContext<VideoObject>[] {
  const whole = (address: string) => new URL(address, publicUrl).href;
  return films.flatMap((film) => {
    const { title, description = title, videoUrl, videoType, uploadDate } = film;
    const picture = getThumbnailUrl(film);
    const published = uploadDate && toInstant(uploadDate);
    if (!published || !picture) return [];
    return [
      {
        "@context": "https://schema.org",
        "@type": "VideoObject",
        name: title,
        description,
        thumbnailUrl: whole(picture),
        uploadDate: published,
        ...(videoType === "video" ? { contentUrl: whole(videoUrl) } : { url: videoUrl }),
      },
    ];
  });
}

/** Search engines ask for a time zone; an editor writes a calendar day of the shop. */
function toInstant(day: string): string | undefined {
  if (Number.isNaN(Date.parse(day))) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (isDay ? startOfShopDay(day as ShopDate) : new Date(day)).toISOString();
}

/** The editor's own, else the one YouTube has. */
function getThumbnailUrl({ thumbnail, videoType, videoUrl }: Film): string | undefined {
  if (thumbnail) return getImageUrl(thumbnail, thumbnailWidth);
  const id = videoType === "youtube" ? youtubeId(videoUrl) : undefined;
  return id && paths.api.filmPicture(id);
}
