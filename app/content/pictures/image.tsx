import type { CSSProperties } from "react";
import type { ContentImage } from "../schemas";
import {
  formatCropRect,
  getCroppedWidth,
  maxPictureEdge,
  pictureWidths,
  toCropParams,
  toPresetRatio,
  toPresetWidth,
} from "./picture-sizes";

const defaultQuality = 78;

type PictureProps = {
  readonly image: ContentImage;
  readonly sizes: string;
  /**
   * Width divided by height; the picture is cropped around its focal point. Without it the original ratio is
   * used.
   */
  readonly ratio?: number | undefined;
  /** Whether this is the largest picture of the page, which loads eagerly with high priority. */
  readonly priority?: boolean | undefined;
  /** Another picture or ratio for narrow windows. Only one of the two is loaded. */
  readonly narrowScreen?: {
    readonly image: ContentImage;
    readonly ratio: number;
    /** Whether tablets use the narrow picture. */
    readonly onTablets?: boolean;
    /** Another picture for tablets. */
    readonly tabletImage?: ContentImage | undefined;
  };
  /** Whether the picture is as tall as its container. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
  /** Overrides the editor's alt text; "" hides the picture from screen readers. */
  readonly alt?: string;
};

/** A responsive picture from the CMS with reserved space and a blurred placeholder. */
export function Picture({ image, sizes, ratio, narrowScreen, ...rest }: PictureProps) {
  const { priority = false, fill = false, className = "", alt = image.alt } = rest;
  const width = Math.min(getCroppedWidth(image, image.crop), 1600);
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
  if (!narrowScreen) return picture;
  return (
    <picture className={fill ? "contents" : undefined}>
      <NarrowSources narrowScreen={narrowScreen} sizes={sizes} />
      {picture}
    </picture>
  );
}

type NarrowSourcesProps = {
  readonly narrowScreen: NonNullable<PictureProps["narrowScreen"]>;
  readonly sizes: string;
};

/** The sources for narrow windows, listed first, because a browser uses the first source that matches. */
function NarrowSources({
  narrowScreen: { image, ratio, onTablets, tabletImage },
  sizes,
}: NarrowSourcesProps) {
  const renderSource = (displayedImage: ContentImage) => {
    const width = Math.min(getCroppedWidth(displayedImage, displayedImage.crop), 960);
    return { srcSet: getSrcSet(displayedImage, ratio), sizes, width, height: Math.round(width / ratio) };
  };
  return (
    <>
      {tabletImage ? <source media="(48rem <= width < 64rem)" {...renderSource(tabletImage)} /> : null}
      {onTablets ? (
        <source media="(width < 64rem)" {...renderSource(image)} />
      ) : (
        <source media="(width < 48rem)" {...renderSource(image)} />
      )}
    </>
  );
}

/**
 * Returns the URL of a rendition in the nearest named size. The parameters are Sanity's, which the embedded
 * lake supports.
 */
export function getImageUrl(image: ContentImage, atLeast: number, ratio?: number): string {
  const width = toPresetWidth(atLeast, getCroppedWidth(image, image.crop));
  const rect = formatCropRect(image, image.crop);
  const query = new URLSearchParams({
    w: String(width),
    ...(ratio ? toCropParams(width, toPresetRatio(ratio), image.focus) : {}),
    ...(rect ? { rect } : {}),
    q: String(defaultQuality),
    auto: "format",
  });
  return `${image.src}?${query}`;
}

/** Returns the srcset: all sizes below the original width and the original width. */
export function getSrcSet(image: ContentImage, ratio?: number): string {
  const original = getCroppedWidth(image, image.crop);
  const widths = pictureWidths.filter((width) => width < original);
  return [...new Set([...widths, Math.min(original, maxPictureEdge)])]
    .map((width) => `${getImageUrl(image, width, ratio)} ${width}w`)
    .join(", ");
}

function getVisibleRatio(image: ContentImage): number {
  const height = image.height * (1 - (image.crop?.top ?? 0) - (image.crop?.bottom ?? 0));
  return getCroppedWidth(image, image.crop) / height;
}

function getPlaceholderStyle({ lqip, focus }: ContentImage): CSSProperties {
  return {
    ...(lqip ? { backgroundImage: `url("${lqip}")`, backgroundSize: "cover" } : {}),
    ...(focus ? { objectPosition: `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%` } : {}),
  };
}
