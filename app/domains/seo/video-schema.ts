import type { VideoObject, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/pictures/image";
import { parseYoutubeId } from "~/content/pictures/youtube";
import type { ContentImage } from "~/content/schemas";
import { paths } from "~/kernel/paths";
import { type ShopDate, startOfShopDay } from "~/kernel/time/dates";

type Film = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly videoUrl: string;
  readonly videoType: "video" | "youtube";
  readonly thumbnail?: ContentImage | undefined;
  readonly uploadDate?: string | undefined;
};

const thumbnailWidth = 1200;

/**
 * Creates VideoObject structured data. A video without a date or picture is left out, because search engines
 * ignore it.
 */
export function createVideoSchemas(films: readonly Film[], publicUrl: string): WithContext<VideoObject>[] {
  const toAbsoluteUrl = (address: string) => new URL(address, publicUrl).href;
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
        thumbnailUrl: toAbsoluteUrl(picture),
        uploadDate: published,
        ...(videoType === "video" ? { contentUrl: toAbsoluteUrl(videoUrl) } : { url: videoUrl }),
      },
    ];
  });
}

/** Converts an editor's calendar day to an instant in the shop's time zone, because search engines require one. */
function toInstant(day: string): string | undefined {
  if (Number.isNaN(Date.parse(day))) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (isDay ? startOfShopDay(day as ShopDate) : new Date(day)).toISOString();
}

/** Returns the editor's picture, else the one from YouTube. */
function getThumbnailUrl({ thumbnail, videoType, videoUrl }: Film): string | undefined {
  if (thumbnail) return getImageUrl(thumbnail, thumbnailWidth);
  const id = videoType === "youtube" ? parseYoutubeId(videoUrl) : undefined;
  return id && paths.api.filmPicture(id);
}
