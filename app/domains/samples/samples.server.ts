import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { stylePath } from "~/content/document-address";
import { imageFieldsWithoutPlaceholder, styleColorProjection } from "~/content/groq-fragments.server";
import { sampleIsOrderable, samplePicture } from "~/content/orderable-sample";
import type { Log } from "~/kernel/log";
import { type Sample, sampleSchema } from "./sample.schema";

const orderable = `_type == "style" && ${sampleIsOrderable}`;

/** The fields of a style's sample for `sampleSchema`; also used in other queries. */
export const sampleFields = `
  _id, "sku": sample.sku, "name": sample.name, "price": sample.price, "styleTitle": name,
  "code": code.current, line, color, "brandName": brand->name, construction, family, swatch,
  "path": ${stylePath},
  "chip": ${styleColorProjection.chip(imageFieldsWithoutPlaceholder)},
  "finishValue": ${styleColorProjection.value},
  "image": ${samplePicture}{type, ${imageFieldsWithoutPlaceholder}}
`;

/** Every sample that can be ordered, in editorial order. */
export const allSamplesQuery = `*[${orderable}] | order(brand->orderRank asc, orderRank asc, name asc) {${sampleFields}}`;

const bySkuQuery = `*[${orderable} && sample.sku in $skus] | order(_id asc) {${sampleFields}}`;

type Sources = { readonly content: Content; readonly log: Log };

/** Returns every sample that can be ordered. */
export function listSamples(sources: Sources): Promise<Sample[]> {
  return fetchLeniently(sources, allSamplesQuery, {}, z.array(sampleSchema));
}

/** Returns the samples of these SKUs; unknown and unavailable ones are left out (SMPL-006). */
export function findSamplesBySku(sources: Sources, skus: readonly string[]): Promise<Sample[]> {
  return skus.length === 0
    ? Promise.resolve([])
    : fetchLeniently(sources, bySkuQuery, { skus }, z.array(sampleSchema));
}
