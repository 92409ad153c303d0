import type { ContentImage } from "~/content/schemas";
import type { SampleImage, SampleProduct } from "./cart/cart-line";
import type { Sample } from "./sample.schema";
import type { SampleFinish } from "./selection/stored-samples";

/** Pictures of samples are 60 by 80 pixels. */
export const samplePictureWidth = 60;
export const samplePictureHeight = 80;

/** The large picture of a line on the sample list, in a ratio of 3 to 4. */
const sampleListPicture = { width: 480, height: 640 };

/** The swatch of a finish beside an ordered sample, in pixels. */
const chipSize = 160;

type ShownFinish = Pick<SampleFinish, "type" | "label" | "value"> & {
  readonly image?: ContentImage | undefined;
};

/** Returns a finish as the cart stores it (SMPL-004), with picture URLs only. */
export function toSampleFinish({ type, label, value, image }: ShownFinish): SampleFinish {
  const picture = image && {
    src: image.src,
    processedUrls: { medium: getCroppedImageUrl(image, chipSize, chipSize) },
  };
  return { type, label, value, ...(picture ? { image: picture } : {}) };
}

/** Returns the color of a sample as a finish (CAT-005). */
export function getSampleFinish(
  sample: Pick<Sample, "code" | "color" | "chip" | "finishValue">,
): SampleFinish {
  const { code, color, chip, finishValue } = sample;
  return toSampleFinish({ type: "color", label: color, value: finishValue ?? code, image: chip });
}

/** Returns a sample for the response of `/api/samples` (SMPL-003); the picture of the sample comes first. */
export function toSampleProduct(sample: Sample): SampleProduct {
  const finish = getSampleFinish(sample);
  return {
    sku: sample.sku,
    name: sample.name,
    styleTitle: sample.styleTitle,
    price: sample.price,
    isSample: true,
    images: sample.image ? [renderPicture(sample.image)] : [],
    finishes: [finish],
    finish,
    qty: 1,
    path: sample.path,
    line: sample.line,
    color: sample.color,
    brandName: sample.brandName,
    construction: sample.construction ?? null,
    family: sample.family ?? null,
  };
}

function renderPicture(image: NonNullable<Sample["image"]>): SampleImage {
  return {
    src: image.src,
    type: image.type ?? "base",
    altText: image.alt,
    processedUrls: {
      cart: getCroppedImageUrl(image, samplePictureWidth * 2, samplePictureHeight * 2),
      board: getCroppedImageUrl(image, sampleListPicture.width, sampleListPicture.height),
    },
  };
}

/** Returns the URL of a picture cropped to this size in pixels. */
export function getCroppedImageUrl(image: ContentImage, width: number, height: number): string {
  return `${image.src}?w=${width}&h=${height}&fit=crop&auto=format`;
}
