import { z } from "zod";
import { apiOperations, listPathParameters } from "./document";
import { type ApiOperation, type ApiTag, apiTags } from "./operation";
import { type JsonSchema, type SchemaRow, toSchemaRows } from "./schema-rows";

/** An endpoint as the documentation page shows it. */
export type ShownOperation = Pick<ApiOperation, "method" | "path" | "summary" | "description"> & {
  readonly id: string;
  /** The path parameters, followed by the query parameters. */
  readonly parameters: readonly SchemaRow[];
  readonly body: readonly SchemaRow[];
  readonly response: readonly SchemaRow[];
  readonly errorResponse: readonly SchemaRow[];
};
type ShownTag = { readonly tag: ApiTag; readonly operations: readonly ShownOperation[] };

/** Lists the endpoints by tag, with their schemas as rows of a table. */
export function describeApi(): readonly ShownTag[] {
  return apiTags.map((tag) => ({
    tag,
    operations: apiOperations.filter((operation) => operation.tag === tag).map(describeOperation),
  }));
}

function describeOperation(operation: ApiOperation): ShownOperation {
  const { operationId, method, path, summary, description, query, body, response, errorResponse } = operation;
  const parameters = listPathParameters(operation).extend(query?.shape ?? {});
  return {
    id: operationId,
    method,
    path,
    summary,
    description,
    parameters: toRows(parameters, "input"),
    body: body ? toRows(body, "input") : [],
    response: toRows(response, "output"),
    errorResponse: toRows(errorResponse, "output"),
  };
}

function toRows(schema: z.core.$ZodType, io: "input" | "output"): readonly SchemaRow[] {
  return toSchemaRows(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema);
}
