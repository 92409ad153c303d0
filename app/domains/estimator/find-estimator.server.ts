import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { imageFieldsWithoutPlaceholder, projectImage } from "~/content/groq-fragments.server";
import {
  formFieldProjection,
  formOptionProjection,
  formProjection,
} from "~/domains/forms/template/find-form-template.server";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import { toShopDate } from "~/kernel/time/dates";
import {
  type Estimator,
  estimatorTemplateSchema,
  type PriceBook,
  priceBookSchema,
} from "./estimator-template";
import { defaultPriceBook, priceBookInUse } from "./price-book-in-use";

const bookFields = `name, version, rows[]{field, option, dependent, price{min, max}, labor{min, max}}`;

const estimatorQuery = `*[_type == "estimatorTemplate" && name == $name][0]{
  "template": {
    "id": _id, className, metadata{validity}, ${formProjection},
    groups[]{
      name, title, description, layout, actions{next{text, path}, submit{text}, print{text}},
      fields[]{
        ${formFieldProjection}, useInCalculation, hideInPDF,
        options[]{
          ${formOptionProjection},
          "image": style->{"image": ${projectImage("images[defined(asset)][0]", imageFieldsWithoutPlaceholder)}}.image
        }
      }
    },
    summary{
      title, note, position, breakdowns[]{label, items[]{name, label, fields}},
      productTotal{label}, laborTotal{label}, grandTotal{label}
    }
  },
  "book": ${priceBookInUse}{${bookFields}}
}`;

const estimatorSchema = z.object({
  template: estimatorTemplateSchema,
  book: priceBookSchema
    .nullish()
    .transform((book): PriceBook => book ?? { name: defaultPriceBook, rows: [], version: undefined }),
});

export type EstimatorSources = { readonly content: Content; readonly log: Log; readonly clock: Clock };

/** Returns the template of this name with the price book that is valid today; null if there is none (EST-004). */
export function findEstimator(sources: EstimatorSources, name: string): Promise<Estimator | null> {
  return fetchLeniently(
    sources,
    estimatorQuery,
    { name, defaultBook: defaultPriceBook, today: toShopDate(sources.clock.now()) },
    estimatorSchema.nullable(),
  );
}
