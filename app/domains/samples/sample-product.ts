import type { ContentImage } from "~/content/schemas";
import type { SampleImage, SampleProduct } from "./cart-line";
import type { Sample } from "./sample.schema";
import type { SampleFinish } from "./stored-samples";

/** Pictures of samples are 60 by 80. */
export const samplePictureWidth = 60;
export const samplePictureHeight = 80;

/** The face of a door line on the board, 3 to 4. */
const boardPicture = { width: 480, height: 640 };

/** The chip of a finish beside an ordered sample. */
const chipSize = 160;

type ShownFinish = Pick<SampleFinish, "type" | "label" | "value"> & {
  readonly image?: ContentImage | undefined;
};

/** A finish as the cart keeps it (SMPL-004): its picture as addresses alone. */
export function toSampleFinish({ type, label, value, image }: ShownFinish): SampleFinish {
  const picture = image && {
    src: image.src,
    processedUrls: { medium: getCroppedImageUrl(image, chipSize, chipSize) },
  };
  return { type, label, value, ...(picture ? { image: picture } : {}) };
}

/** The finish a sample stands for: its own color (CAT-005). */
export function getSampleFinish(
  sample: Pick<Sample, "code" | "color" | "chip" | "finishValue">,
): SampleFinish {
  const { code, color, chip, finishValue } = sample;
  return toSampleFinish({ type: "color", label: color, value: finishValue ?? code, image: chip });
}

/** A sample as `/api/samples` answers it (SMPL-003); the picture of the sample itself stands first. */
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
      board: getCroppedImageUrl(image, boardPicture.width, boardPicture.height),
    },
  };
}

/** The address of a picture cut to these pixels. */
export function getCroppedImageUrl(image: ContentImage, width: number, height: number): string {
  return `${image.src}?w=${width}&h=${height}&fit=crop&auto=format`;
}
