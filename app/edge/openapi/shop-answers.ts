import { z } from "zod";
import { reviewSummarySchema } from "~/domains/reviews/service-review";
import { searchTypes } from "~/domains/search/search-item";

/** Responses of the shop's own endpoints: reviews (API-026) and samples (SMPL-003). */

const trueSchema = z.literal(true);
const success = trueSchema;

const pictures = z.record(z.string(), z.string());

const finish = z.object({
  type: z.string(),
  label: z.string(),
  value: z.string(),
  image: z.object({ src: z.string(), processedUrls: pictures }).optional(),
});

const sample = z.object({
  sku: z.string(),
  name: z.string(),
  styleTitle: z.string(),
  price: z.number(),
  isSample: trueSchema,
  images: z.array(
    z.object({ src: z.string(), type: z.string(), altText: z.string(), processedUrls: pictures }),
  ),
  finishes: z.array(finish),
  finish: finish.nullable(),
  qty: z.literal(1),
  path: z.string(),
  line: z.string(),
  color: z.string(),
  brandName: z.string(),
  construction: z.string().nullable(),
  family: z.string().nullable(),
});

export const samplesAnswer = z.object({ success, samples: z.array(sample) });

const review = z.object({
  rating: z.number(),
  reviewer: z.object({ nickName: z.string() }),
  rdate: z.string().optional(),
  comments: z.string(),
});

export const reviewsAnswer = z.object({ success, reviews: z.array(review) });
export const reviewSummaryAnswer = z.object({ success, summary: reviewSummarySchema });

const find = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  sku: z.string(),
  type: z.enum(searchTypes),
  categories: z.array(z.string()),
  images: z.array(
    z.object({
      type: z.literal("base"),
      src: z.string(),
      altText: z.string(),
      title: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  path: z.string(),
});

export const searchAnswer = z.object({
  success,
  count: z.number(),
  groups: z.array(z.object({ type: z.enum(searchTypes), items: z.array(find) })),
});

export const formAnswer = z.object({
  error: z.literal(false),
  success,
  message: z.string(),
  data: z.object({ id: z.string(), isComplete: z.boolean() }),
});
export const formRefusal = z.object({
  error: trueSchema,
  success: z.literal(false),
  message: z.string(),
  data: z.null(),
  errors: z.record(z.string(), z.string()).optional(),
});

export const estimateAnswer = z.object({ success, address: z.string() });

/** An editor defines the fields of a form, so this schema leaves them open. */
export const formTemplateAnswer = z.object({ success, form: z.looseObject({ name: z.string() }) });
export const formTemplateRefusal = z.object({ success: z.literal(false) });
