import { Icon } from "~/ui/icon";
import { samplePictureHeight, samplePictureWidth } from "./sample-product";

type SampleThumbProps = {
  readonly image: { readonly altText: string; readonly processedUrls: { readonly cart: string } } | undefined;
  /** An empty string if the text beside it contains the name of the sample. */
  readonly alt?: string;
};

/** The picture of a sample, 60 by 80 pixels; a drawn door replaces a missing picture. */
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
