import type { VideoObject, WithContext } from "schema-dts";
import { imageUrl } from "~/content/image";
import type { ContentImage } from "~/content/shapes";

type Film = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly videoUrl: string;
  readonly videoType: "video" | "youtube";
  readonly thumbnail: ContentImage;
  readonly uploadDate?: string | undefined;
};

const thumbnailWidth = 1200;

/** VideoObject structured data of the films of a page; one without its date says nothing to a search engine. */
export function videoSchemas(films: readonly Film[], publicUrl: string): WithContext<VideoObject>[] {
  const whole = (address: string) => new URL(address, publicUrl).href;
  return films.flatMap(({ title, description = title, videoUrl, videoType, thumbnail, uploadDate }) =>
    uploadDate
      ? [
          {
            "@context": "https://schema.org",
            "@type": "VideoObject",
            name: title,
            description,
            thumbnailUrl: whole(imageUrl(thumbnail, thumbnailWidth)),
            uploadDate,
            ...(videoType === "video" ? { contentUrl: whole(videoUrl) } : { url: videoUrl }),
          },
        ]
      : [],
  );
}
