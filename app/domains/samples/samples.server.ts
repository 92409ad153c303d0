import { z } from "zod";
import type { Content } from "~/content/content";
import { type Sample, sampleShape } from "./sample.schema";

/** Without placeholder pictures: sixty of them would weigh more than the page. */
const imageFields = `"src": asset->url, "alt": coalesce(alt, ""), "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height, "focus": hotspot{x, y}, crop{top, bottom, left, right}`;

const orderable = `_type == "style" && sample.enabled == true && orderSample != false && defined(sample.sku)`;

/** A sample of a style document (`sampleShape`); the style page and the sample list use it inside their queries. */
export const sampleFields = `
  "sku": sample.sku, "name": sample.name, "price": sample.price, "styleTitle": name,
  "code": code.current, line, colour, "brandName": brand->name, construction, family, swatch,
  "path": "/products/kitchen-cabinets/" + brand->slug.current + "/" + code.current,
  "chip": finishGroups[name == "color"][0].items[0].image{${imageFields}},
  "finishValue": finishGroups[name == "color"][0].items[0].value,
  "image": coalesce(images[type == "sample"][0], images[0]){type, ${imageFields}}
`;

/** Every sample that can be ordered, in the editors' order. */
export const allSamplesQuery = `*[${orderable}] | order(brand->orderRank asc, orderRank asc, name asc) {${sampleFields}}`;

const bySkuQuery = `*[${orderable} && sample.sku in $skus] | order(_id asc) {${sampleFields}}`;

/** Every sample that can be ordered. */
export function allSamples(content: Content): Promise<Sample[]> {
  return content.fetch(allSamplesQuery, {}, z.array(sampleShape));
}

/** The samples behind these SKUs; those that do not exist or are not offered are left out (SMPL-006). */
export function samplesBySku(content: Content, skus: readonly string[]): Promise<Sample[]> {
  return skus.length === 0 ? Promise.resolve([]) : content.fetch(bySkuQuery, { skus }, z.array(sampleShape));
}
