import { z } from "zod";
import { type ApiOperation, apiOperations } from "./operations";

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that read what they get and say what they answer. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of apiOperations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Orders and payments", version: "1" },
    servers: [{ url: publicUrl }],
    paths,
  };
}

function described({ path, summary, body, answer, refusal }: ApiOperation) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: { required: true, ...json(body, "input") },
    responses: {
      "200": { description: "Done.", ...json(answer, "output") },
      default: { description: "Refused, with the sentence a shopper may read.", ...json(refusal, "output") },
    },
  };
}

/** What a schema cannot say in JSON Schema (a rule of several fields) it leaves out. */
function json(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return { content: { "application/json": { schema: plain } } };
}
