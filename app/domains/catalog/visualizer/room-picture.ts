import { getImageUrl } from "~/content/pictures/image";
import type { ContentImage } from "~/content/schemas";

const width = 1600;

/** Draws the layers into one JPEG; throws if a picture cannot be loaded. */
export async function drawRoom(layers: readonly ContentImage[]): Promise<Blob> {
  const pictures = await Promise.all(layers.map((layer) => loadImage(getImageUrl(layer, width))));
  const [base] = pictures;
  if (!base) throw new Error("a room without a picture");
  const canvas = document.createElement("canvas");
  canvas.width = base.naturalWidth;
  canvas.height = base.naturalHeight;
  const pen = canvas.getContext("2d");
  for (const picture of pictures) pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.9);
  });
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // Pictures of hosted Sanity have another origin; without CORS the canvas cannot be exported.
  picture.crossOrigin = "anonymous";
  picture.src = src;
  await picture.decode();
  return picture;
}

export function downloadFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
