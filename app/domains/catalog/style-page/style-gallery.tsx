import { lazy, Suspense, useRef, useState } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Enlargeable } from "~/ui/overlays/enlargeable";
import type { Style, StyleImage } from "../style.schema";

const Lightbox = lazy(async () => ({ default: (await import("~/ui/overlays/lightbox")).Lightbox }));

const galleryRatio = pictureRatios.door;

/**
 * Positions of the thumbnails, and the number of visible pictures: one beside the thumbnails or two above
 * them.
 */
const layouts = {
  v1: {
    track: "order-2 col-span-10 max-md:-me-gutter print:order-first print:col-span-12",
    picture: "w-full print:w-1/3",
    sizes: "(min-width: 64rem) 50vw, 100vw",
    thumbnails: "order-1 col-span-2 flex-col",
  },
  v2: {
    track: "col-span-12 max-md:-mx-gutter print:col-span-12",
    picture: "w-full md:w-1/2 md:px-3 print:w-1/3",
    sizes: "(min-width: 64rem) 40vw, (min-width: 48rem) 50vw, 100vw",
    thumbnails: "col-span-12 justify-center *:w-20",
  },
} as const satisfies Record<Style["layout"], Readonly<Record<string, string>>>;

type StyleGalleryProps = {
  readonly images: readonly StyleImage[];
  readonly name: string;
  readonly layout: Style["layout"];
};

/** Large pictures that scroll sideways, with thumbnails. A click opens the lightbox. */
export function StyleGallery({ images, name, layout }: StyleGalleryProps) {
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number | "never" | null>("never");
  const trackRef = useRef<HTMLUListElement>(null);
  if (images.length === 0) return null;

  const layoutClassNames = layouts[layout];
  const show = (index: number) => {
    setCurrent(index);
    trackRef.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const followScroll = () => {
    const list = trackRef.current;
    const step = list?.children[1] instanceof HTMLElement ? list.children[1].offsetLeft : 0;
    const first = list?.children[0] instanceof HTMLElement ? list.children[0].offsetLeft : 0;
    if (list && step > first) setCurrent(Math.round(list.scrollLeft / (step - first)));
  };

  return (
    <section aria-label={`Pictures of ${name}`} className="grid grid-cols-12 content-start gap-3">
      <ul
        ref={trackRef}
        className={`scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth print:flex-wrap print:gap-y-3 print:overflow-visible ${layoutClassNames.track}`}
        onScroll={followScroll}
        aria-label={`Pictures of ${name}`}
      >
        {images.map((image, index) => (
          <li key={image.src} className={`flex-none snap-start ${layoutClassNames.picture}`}>
            <Enlargeable alt={image.alt} onOpen={() => setEnlarged(index)}>
              <Picture
                image={image}
                sizes={layoutClassNames.sizes}
                ratio={galleryRatio}
                priority={index === 0}
              />
            </Enlargeable>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <Thumbnails images={images} current={current} onShow={show} className={layoutClassNames.thumbnails} />
      ) : null}
      {enlarged === "never" ? null : (
        <Suspense fallback={null}>
          <Lightbox
            label={`Pictures of ${name}`}
            pictures={images.map((image) => ({
              key: image.src,
              picture: <Picture image={image} sizes="100vw" />,
              ...(image.label && { caption: image.label }),
            }))}
            index={enlarged}
            onIndex={setEnlarged}
          />
        </Suspense>
      )}
    </section>
  );
}

type ThumbnailsProps = {
  readonly images: readonly StyleImage[];
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly className: string;
};

function Thumbnails({ images, current, onShow, className }: ThumbnailsProps) {
  return (
    <ul className={`needs-script no-print flex gap-3 ${className}`}>
      {getVisibleThumbnails(images, current).map(({ item: image, index }) => (
        <li key={image.src}>
          <button
            type="button"
            className="block w-full border border-transparent p-0.5 hover:border-line-strong aria-current:border-ink"
            aria-label={`Show picture ${index + 1} of ${images.length}: ${image.label ?? image.alt}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onShow(index)}
          >
            <Picture image={image} sizes="6rem" ratio={galleryRatio} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The number of thumbnails beside a picture (CAT-002). */
const maxThumbnails = 3;

/** Returns up to three thumbnails: the current one and its neighbors. */
export function getVisibleThumbnails<T>(
  items: readonly T[],
  current: number,
): readonly { readonly item: T; readonly index: number }[] {
  const last = Math.max(0, items.length - maxThumbnails);
  const first = Math.min(Math.max(0, current - 1), last);
  return items.map((item, index) => ({ item, index })).slice(first, first + maxThumbnails);
}
