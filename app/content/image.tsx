import type { CSSProperties } from "react";
import {
  cropRect,
  cutParams,
  longestPictureEdge,
  namedRatio,
  namedWidth,
  pictureWidths,
  visibleWidth,
} from "~/kernel/picture-sizes";
import type { ContentImage } from "./schemas";

const defaultQuality = 78;

type PictureProps = {
  readonly image: ContentImage;
  /** The `sizes` attribute: how wide the picture stands on the page. */
  readonly sizes: string;
  /** Width divided by height; the picture is cut around its focal point. Without it, its own proportions stay. */
  readonly ratio?: number | undefined;
  /** The largest picture of the page: loaded at once and first. */
  readonly priority?: boolean | undefined;
  /** Another picture or proportion for narrow windows; only one of the two is loaded. */
  readonly narrow?: {
    readonly image: ContentImage;
    readonly ratio: number;
    /** Tablets take it, too. */
    readonly onTablets?: boolean;
    /** What tablets take instead. */
    readonly tabletImage?: ContentImage | undefined;
  };
  /** As tall as its container, which decides the height; without it, the ratio does. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
  /** Overrides the editor's text where a caption already says it; "" hides it from screen readers. */
  readonly alt?: string;
};

/** A content picture in every size a screen may ask for, with its place reserved and a blurred stand-in behind it. */
export function Picture({ image, sizes, ratio, narrow, ...rest }: PictureProps) {
  const { priority = false, fill = false, className = "", alt = image.alt } = rest;
  const width = Math.min(visibleWidth(image, image.crop), 1600);
  const picture = (
    <img
      src={getImageUrl(image, width, ratio)}
      srcSet={getSrcSet(image, ratio)}
      sizes={sizes}
      width={width}
      height={Math.round(width / (ratio ?? getVisibleRatio(image)))}
      alt={alt}
      className={`${fill ? "h-full" : "h-auto"} w-full bg-paper-deep object-cover ${className}`}
      style={getPlaceholderStyle(image)}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
      {...(priority ? { fetchpriority: "high" } : {})}
    />
  );
  if (!narrow) return picture;
  return (
    <picture className={fill ? "contents" : undefined}>
      <NarrowSources narrow={narrow} sizes={sizes} />
      {picture}
    </picture>
  );
}

type NarrowSourcesProps = {
  readonly narrow: NonNullable<PictureProps["narrow"]>;
  readonly sizes: string;
};

/** A browser takes the first source that fits its window. */
function NarrowSources({ narrow: { image, ratio, onTablets, tabletImage }, sizes }: NarrowSourcesProps) {
  const source = (shown: ContentImage) => {
    const width = Math.min(visibleWidth(shown, shown.crop), 960);
    return { srcSet: getSrcSet(shown, ratio), sizes, width, height: Math.round(width / ratio) };
  };
  return (
    <>
      {tabletImage ? <source media="(48rem <= width < 64rem)" {...source(tabletImage)} /> : null}
      {onTablets ? (
        <source media="(width < 64rem)" {...source(image)} />
      ) : (
        <source media="(width < 48rem)" {...source(image)} />
      )}
    </>
  );
}

/**
 * The address of one rendition: Sanity's image parameters, which the embedded lake answers too, in the nearest of
 * the sizes the shop names.
 */
export function getImageUrl(image: ContentImage, atLeast: number, ratio?: number): string {
  const width = namedWidth(atLeast, visibleWidth(image, image.crop));
  const rect = cropRect(image, image.crop);
  const query = new URLSearchParams({
    w: String(width),
    ...(ratio ? cutParams(width, namedRatio(ratio), image.focus) : {}),
    ...(rect ? { rect } : {}),
    q: String(defaultQuality),
    auto: "format",
  });
  return `${image.src}?${query}`;
}

/** Renditions never wider than the original, and the original's own width as the last step. */
export function getSrcSet(image: ContentImage, ratio?: number): string {
  const original = visibleWidth(image, image.crop);
  const widths = pictureWidths.filter((width) => width < original);
  return [...new Set([...widths, Math.min(original, longestPictureEdge)])]
    .map((width) => `${getImageUrl(image, width, ratio)} ${width}w`)
    .join(", ");
}

function getVisibleRatio(image: ContentImage): number {
  const height = image.height * (1 - (image.crop?.top ?? 0) - (image.crop?.bottom ?? 0));
  return visibleWidth(image, image.crop) / height;
}

function getPlaceholderStyle({ lqip, focus }: ContentImage): CSSProperties {
  return {
    ...(lqip ? { backgroundImage: `url("${lqip}")`, backgroundSize: "cover" } : {}),
    ...(focus ? { objectPosition: `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%` } : {}),
  };
}
