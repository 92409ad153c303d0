import { Icon } from "~/ui/icon";
import { samplePictureHeight, samplePictureWidth } from "./sample-product";

type SampleThumbProps = {
  readonly image: { readonly altText: string; readonly processedUrls: { readonly cart: string } } | undefined;
  /** "" where the words beside it already say it. */
  readonly alt?: string;
};

/** A sample as the cart and the board show it: 60 by 80, and a drawn door where there is no picture. */
export function SampleThumb({ image, alt }: SampleThumbProps) {
  if (!image) {
    return (
      <span
        className="sample-thumb flex items-center justify-center bg-paper-deep text-ink-faint"
        data-placeholder
      >
        <Icon name="door" size="large" />
      </span>
    );
  }
  return (
    <img
      src={image.processedUrls.cart}
      alt={alt ?? image.altText}
      width={samplePictureWidth}
      height={samplePictureHeight}
      loading="lazy"
      decoding="async"
      className="sample-thumb bg-paper-deep object-cover"
    />
  );
}
