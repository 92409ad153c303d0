import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { contact } from "~/kernel/addresses/shop";
import { type ApiOperation, apiTags } from "./operation";
import { orderOperations, quoteOperations } from "./order-operations";
import { paymentOperations } from "./payment-operations";
import { accountOperations, shopOperations } from "./shop-operations";

/** Every endpoint of the shop, with its request and response schemas. */
export const apiOperations: readonly ApiOperation[] = [
  ...shopOperations,
  ...orderOperations,
  ...paymentOperations,
  ...quoteOperations,
  ...accountOperations,
];

/** Builds the OpenAPI 3.1 document from the schemas that parse the requests and describe the responses. */
export function openApiDocument(publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of apiOperations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOpenApi(operation) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Storefront API",
      version: "1",
      description:
        "The endpoints that the pages of the shop call. Amounts are in dollars, times in ISO 8601. The shop never takes a caller's word for a payment: it asks the provider.",
      contact: { name: "Contact the shop", url: new URL(contact, publicUrl).href },
    },
    servers: [{ url: publicUrl }],
    tags: apiTags.map((name) => ({ name })),
    paths,
  });
}

function toOpenApi(operation: ApiOperation): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, query, body, response, errorResponse } = operation;
  const path = listPathParameters(operation);
  const hasPath = Object.keys(path.shape).length > 0;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(hasPath || query
      ? { requestParams: { ...(hasPath ? { path } : {}), ...(query ? { query } : {}) } }
      : {}),
    ...(body ? { requestBody: requestBody(body, operation.multipart) } : {}),
    responses: {
      "200": { description: "Success.", content: toJsonContent(response) },
      default: {
        description: "An error, with a message for the shopper.",
        content: toJsonContent(errorResponse),
      },
    },
  };
}

/** Builds the schema of the parameters in the braces of a path. */
export function listPathParameters({ path }: Pick<ApiOperation, "path">): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function requestBody(body: z.core.$ZodType, multipart: z.core.$ZodType | undefined) {
  const multipartContent = multipart ? { "multipart/form-data": { schema: multipart } } : {};
  return { required: true, content: { ...toJsonContent(body), ...multipartContent } };
}

function toJsonContent(schema: z.core.$ZodType) {
  return { "application/json": { schema } };
}
