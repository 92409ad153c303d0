import { useRef, useState } from "react";
import { Picture } from "~/content/image";
import type { StyleImage } from "./style.schema";

const galleryRatio = 3 / 4;

type StyleGalleryProps = { readonly images: readonly StyleImage[]; readonly name: string };

/** One large picture that scrolls sideways to the next, and the thumbnails at its left; on phones it reaches the edge. */
export function StyleGallery({ images, name }: StyleGalleryProps) {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  if (images.length === 0) return null;

  const show = (index: number) => {
    setCurrent(index);
    track.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const followScroll = () => {
    const list = track.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };

  return (
    <section aria-label={`Pictures of ${name}`} className="grid grid-cols-12 content-start gap-3">
      <ul
        ref={track}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth bg-paper-deep order-2 col-span-10 max-md:-me-gutter print:order-first print:col-span-6"
        onScroll={followScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={`Pictures of ${name}`}
      >
        {images.map((image, index) => (
          <li key={image.src} className="w-full flex-none snap-start">
            <Picture
              image={image}
              sizes="(min-width: 64rem) 50vw, 100vw"
              ratio={galleryRatio}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <ul className="no-print order-1 col-span-2 flex flex-col gap-3">
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                className="block w-full border border-transparent p-0.5 hover:border-line-strong aria-current:border-ink"
                aria-label={`Show picture ${index + 1} of ${images.length}: ${image.label ?? image.alt}`}
                aria-current={index === current ? "true" : undefined}
                onClick={() => show(index)}
              >
                <Picture image={image} sizes="6rem" ratio={galleryRatio} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
