import { type ApiParameter, described, type JsonContent } from "./document";
import { type ApiMethod, type ApiOperation, type ApiTag, apiTags } from "./operation";
import { apiOperations } from "./operations";
import { type SchemaRow, schemaRows } from "./schema-rows";

/** An endpoint as the page shows it. */
export type ShownOperation = {
  readonly id: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly summary: string;
  /** What stands in the address: its parts, then its query. */
  readonly asked: readonly SchemaRow[];
  readonly body: readonly SchemaRow[];
  readonly answer: readonly SchemaRow[];
  readonly refusal: readonly SchemaRow[];
};
export type ShownTag = { readonly tag: ApiTag; readonly operations: readonly ShownOperation[] };

/** The endpoints as a person reads them: the schemas of the document, as lines. */
export function shownApi(): readonly ShownTag[] {
  return apiTags.map((tag) => ({
    tag,
    operations: apiOperations.filter((operation) => operation.tag === tag).map(shownOperation),
  }));
}

function shownOperation(operation: ApiOperation): ShownOperation {
  const { method, path, summary } = operation;
  const { parameters, requestBody, responses } = described(operation);
  return {
    id: `${method}${path.replace(/\W+/g, "-")}`,
    method,
    path,
    summary,
    asked: (parameters ?? []).flatMap(parameterRow),
    body: requestBody ? rowsIn(requestBody) : [],
    answer: rowsIn(responses["200"]),
    refusal: rowsIn(responses.default),
  };
}

function parameterRow({ name, required, schema }: ApiParameter): readonly SchemaRow[] {
  return schemaRows({ properties: { [name]: schema }, required: required ? [name] : [] });
}

function rowsIn({ content }: JsonContent): readonly SchemaRow[] {
  return schemaRows(content["application/json"].schema);
}
