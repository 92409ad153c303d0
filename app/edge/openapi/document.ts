import { z } from "zod";
import { type ApiOperation, apiTags } from "./operation";
import { apiOperations } from "./operations";
import type { JsonSchema } from "./schema-rows";

/** A shape as the document holds it. */
export type JsonContent = {
  readonly content: { readonly "application/json": { readonly schema: JsonSchema } };
};

type MultipartContent = { readonly "multipart/form-data"?: { readonly schema: JsonSchema } };

export type ApiParameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema;
};

/** An endpoint in the document. */
export type DescribedOperation = {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: JsonContent["content"] & MultipartContent;
  };
  readonly responses: {
    readonly "200": JsonContent & { readonly description: string };
    readonly default: JsonContent & { readonly description: string };
  };
};

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that read what they get and say what they answer. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const operation of apiOperations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The shop's endpoints",
      version: "1",
      description:
        "What the pages of the shop ask it, for whoever builds on it. Amounts are dollars, times ISO 8601. Nothing a caller says of a payment is believed: the provider is asked.",
    },
    servers: [{ url: publicUrl }],
    tags: apiTags.map((name) => ({ name })),
    paths,
  };
}

export function described(operation: ApiOperation): DescribedOperation {
  const { tag, path, summary, query, body, multipart, answer, refusal } = operation;
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])];
  return {
    tags: [tag],
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body, multipart) } : {}),
    responses: {
      "200": { description: "Done.", ...json(answer, "output") },
      default: { description: "Refused, with the sentence a shopper may read.", ...json(refusal, "output") },
    },
  };
}

function requestBody(body: z.core.$ZodType, multipart?: z.core.$ZodType) {
  const { content } = json(body, "input");
  const posted = multipart ? { "multipart/form-data": { schema: plain(multipart, "input") } } : {};
  return { required: true, content: { ...content, ...posted } } as const;
}

function pathParameters(path: string): readonly ApiParameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodObject): readonly ApiParameter[] {
  return Object.entries(query.shape).map(([name, part]) => {
    const schema = plain(z.object({ [name]: part }), "input");
    return {
      name,
      in: "query",
      required: schema.required?.includes(name) ?? false,
      schema: schema.properties?.[name] ?? {},
    };
  });
}

function json(schema: z.core.$ZodType, io: "input" | "output"): JsonContent {
  return { content: { "application/json": { schema: plain(schema, io) } } };
}

/** What a schema cannot say in JSON Schema (a rule of several fields) it leaves out. */
function plain(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as JsonSchema;
}
