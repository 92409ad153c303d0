import { z } from "zod";
import { addressBodySchema } from "~/domains/account/addresses/address-body.schema";
import { favoritesChangeSchema } from "~/domains/account/favorites/favorites.schema";
import { meSchema } from "~/domains/account/me";
import { saveEstimateSchema } from "~/domains/estimator/saved-estimates/save-estimate.schema";
import { paths } from "~/kernel/paths";
import {
  accountRefusal,
  addressDeletedAnswer,
  addressSavedAnswer,
  favoritesAnswer,
  refusalSchema,
} from "./answers";
import { type ApiOperation, toOpenApiPath } from "./operation";
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

/** The template defines the form's fields. These members accompany them. */
const formBody = z.looseObject({
  formData: z.record(z.string(), z.unknown()).or(z.string()).optional(),
  step: z.number().optional(),
  id: z.uuid().optional(),
});

/** A multipart form as a browser posts it: the fields as one JSON text, and files under the names of their fields. */
const postedForm = z
  .object({
    formData: z.string().optional(),
    step: z.string().optional(),
    id: z.uuid().optional(),
  })
  .catchall(z.file());

export const shopOperations: readonly ApiOperation[] = [
  {
    operationId: "searchShop",
    tag: "Shop",
    method: "get",
    path: api.search,
    summary: "Suggest search results.",
    description:
      "Suggests door styles, posts, questions and pages for three or more characters. Only the first 100 characters are read.",
    query: z.object({ query: z.string() }),
    response: searchAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "listSamples",
    tag: "Shop",
    method: "get",
    path: api.samples,
    summary: "List samples.",
    description:
      "Returns the samples with the given SKUs, at most 100. Without SKUs, it returns every sample.",
    query: z.object({ skus: z.string().describe("Separated by commas.").optional() }),
    response: samplesAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "listReviews",
    tag: "Shop",
    method: "get",
    path: api.reviews,
    summary: "List customer reviews.",
    description: "Returns the reviews that the shop shows.",
    response: reviewsAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "getReviewSummary",
    tag: "Shop",
    method: "get",
    path: api.reviewSummary,
    summary: "Get the review summary.",
    description: "Returns the number of reviews and their average rating.",
    response: reviewSummaryAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "submitForm",
    tag: "Shop",
    method: "post",
    path: toOpenApiPath(api.form("{formName}")),
    summary: "Submit a form or one of its steps.",
    description:
      "Accepts JSON, or multipart with files. The response to the first step has an id, which the requests of later steps repeat.",
    body: formBody,
    multipart: postedForm,
    response: formAnswer,
    errorResponse: formRefusal,
  },
  {
    operationId: "getFormTemplate",
    tag: "Shop",
    method: "get",
    path: toOpenApiPath(api.formTemplate("{formName}")),
    summary: "Get a form.",
    description: "Returns the fields and texts of a form as pages show it.",
    response: formTemplateAnswer,
    errorResponse: formTemplateRefusal,
  },
  {
    operationId: "saveEstimate",
    tag: "Shop",
    method: "post",
    path: api.estimates,
    summary: "Save an estimate.",
    description: "Saves an estimate, finished or not, and returns the URL that opens it again.",
    body: saveEstimateSchema,
    response: estimateAnswer,
    errorResponse: refusalSchema,
  },
];

export const accountOperations: readonly ApiOperation[] = [
  {
    operationId: "getCustomer",
    tag: "Account",
    method: "get",
    path: api.me,
    summary: "Get the signed-in customer.",
    description: "Returns the customer with the addresses that prefill the checkout.",
    response: meSchema,
    errorResponse: refusalSchema,
  },
  {
    operationId: "createAddress",
    tag: "Account",
    method: "post",
    path: api.addresses,
    summary: "Add an address.",
    description: "Adds an address to the address book of the signed-in customer.",
    body: addressBodySchema,
    response: addressSavedAnswer,
    errorResponse: accountRefusal,
  },
  {
    operationId: "updateAddress",
    tag: "Account",
    method: "put",
    path: api.addresses,
    summary: "Change an address.",
    description: "Replaces the address with the given id in the address book of the signed-in customer.",
    body: addressBodySchema,
    response: addressSavedAnswer,
    errorResponse: accountRefusal,
  },
  {
    operationId: "deleteAddress",
    tag: "Account",
    method: "delete",
    path: toOpenApiPath(api.address("{id}")),
    summary: "Delete an address.",
    description: "Deletes an address from the address book of the signed-in customer.",
    response: addressDeletedAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "changeFavorites",
    tag: "Account",
    method: "patch",
    path: api.favorites,
    summary: "Change the favorite styles.",
    description:
      "Adds and removes favorite styles of the signed-in customer and returns all of them, oldest first.",
    body: favoritesChangeSchema,
    response: favoritesAnswer,
    errorResponse: refusalSchema,
  },
];
