import type { Product, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/pictures/image";
import type { Style } from "../style.schema";

const pictureWidth = 1200;

type ProductDetails = Pick<Style, "name" | "path" | "code" | "codeIsOurs" | "brand" | "color" | "images"> & {
  readonly description: string;
};

/** Returns the product structured data of a style. It has no price, because prices are part of individual quotes. */
export function toProductStructuredData(style: ProductDetails, publicUrl: string): WithContext<Product> {
  const toAbsoluteUrl = (address: string) => new URL(address, publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: style.name,
    description: style.description,
    url: toAbsoluteUrl(style.path),
    category: "Kitchen cabinets",
    brand: { "@type": "Brand", name: style.brand.name },
    color: style.color,
    ...(style.codeIsOurs ? {} : { sku: style.code.toUpperCase() }),
    image: style.images.map((image) => toAbsoluteUrl(getImageUrl(image, pictureWidth))),
  };
}
