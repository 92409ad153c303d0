import { z } from "zod";
import { addressBodySchema } from "~/domains/account/address-body.schema";
import { meSchema } from "~/domains/account/me";
import { keptEstimateShape } from "~/domains/estimator/kept-estimate.schema";
import { paths } from "~/kernel/paths";
import { accountRefusal, addressDeletedAnswer, addressSavedAnswer, refusalSchema } from "./answers";
import { type ApiOperation, inBraces } from "./operation";
import {
  estimateAnswer,
  formAnswer,
  formRefusal,
  formTemplateAnswer,
  formTemplateRefusal,
  reviewSummaryAnswer,
  reviewsAnswer,
  samplesAnswer,
  searchAnswer,
} from "./shop-answers";

const { api } = paths;

/** A form's fields are its template's; these stand beside them. */
const formBody = z.looseObject({
  formData: z.record(z.string(), z.unknown()).or(z.string()).optional(),
  step: z.number().optional(),
  id: z.uuid().optional(),
});

/** Multipart, as a browser posts it: the fields as one JSON text, and files under the names of their fields. */
const postedForm = z
  .object({
    formData: z.string().optional(),
    step: z.string().optional(),
    id: z.uuid().optional(),
  })
  .catchall(z.file());

export const shopOperations: readonly ApiOperation[] = [
  {
    tag: "Shop",
    method: "get",
    path: api.search,
    summary: "Suggests door styles, posts, questions and pages for three or more characters.",
    query: z.object({ query: z.string() }),
    answer: searchAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Shop",
    method: "get",
    path: api.samples,
    summary: "Answers samples by their SKUs, or every sample.",
    query: z.object({ skus: z.string().describe("Separated by commas.").optional() }),
    answer: samplesAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Shop",
    method: "get",
    path: api.reviews,
    summary: "Answers what customers said.",
    answer: reviewsAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Shop",
    method: "get",
    path: api.reviewSummary,
    summary: "Answers how many reviews there are, and their mean.",
    answer: reviewSummaryAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Shop",
    method: "post",
    path: inBraces(api.form("{formName}")),
    summary: "Takes one step of a form, or the whole of a form of one page; also as multipart with files.",
    body: formBody,
    multipart: postedForm,
    answer: formAnswer,
    refusal: formRefusal,
  },
  {
    tag: "Shop",
    method: "get",
    path: inBraces(api.formTemplate("{formName}")),
    summary: "Answers a form as pages show it.",
    answer: formTemplateAnswer,
    refusal: formTemplateRefusal,
  },
  {
    tag: "Shop",
    method: "post",
    path: api.estimates,
    summary: "Keeps an estimate as far as it has come, and answers the address that opens it again.",
    body: keptEstimateShape,
    answer: estimateAnswer,
    refusal: refusalSchema,
  },
];

export const accountOperations: readonly ApiOperation[] = [
  {
    tag: "Account",
    method: "get",
    path: api.me,
    summary: "Answers who is signed in, with what the checkout is filled in from.",
    answer: meSchema,
    refusal: refusalSchema,
  },
  {
    tag: "Account",
    method: "post",
    path: api.addresses,
    summary: "Adds an address to one's own book.",
    body: addressBodySchema,
    answer: addressSavedAnswer,
    refusal: accountRefusal,
  },
  {
    tag: "Account",
    method: "put",
    path: api.addresses,
    summary: "Changes the address that its id names.",
    body: addressBodySchema,
    answer: addressSavedAnswer,
    refusal: accountRefusal,
  },
  {
    tag: "Account",
    method: "delete",
    path: inBraces(api.address("{id}")),
    summary: "Deletes an address of one's own book.",
    answer: addressDeletedAnswer,
    refusal: refusalSchema,
  },
];
