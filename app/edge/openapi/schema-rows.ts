/** The part of JSON Schema that our schemas use. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly maxLength?: number;
};

/** A row of the table that shows a schema: a name, its depth, and its type. */
export type SchemaRow = {
  readonly depth: number;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
};

/** Flattens a schema into table rows, top to bottom. Each alternative of a union gets its own rows. */
export function toSchemaRows(schema: JsonSchema, depth = 0): readonly SchemaRow[] {
  const choices = listChoices(schema).filter(isDeep);
  if (choices.length > 1) {
    return choices.flatMap((choice, index) => [
      { depth, name: index === 0 ? "either" : "or", type: "", isRequired: false },
      ...toSchemaRows(choice, depth + 1),
    ]);
  }
  const [singleChoice = schema] = choices;
  if (singleChoice.type === "array" && singleChoice.items) return toSchemaRows(singleChoice.items, depth);
  return Object.entries(singleChoice.properties ?? {}).flatMap(([name, property]) => [
    { depth, name, type: describeType(property), isRequired: singleChoice.required?.includes(name) ?? false },
    ...(isDeep(property) ? toSchemaRows(property, depth + 1) : []),
  ]);
}

/** Returns the type of a schema as text: 'text or null', 'list of objects', '"stripe"'. */
function describeType(schema: JsonSchema): string {
  const choices = listChoices(schema);
  if (choices.length > 1) return [...new Set(choices.map(describeType))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (Array.isArray(schema.type)) return schema.type.map(getTypeName).join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? describeType(schema.items) : "anything"}`;
  return typeof schema.type === "string" ? getTypeName(schema.type) : "anything";
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "yes or no",
};

function getTypeName(type: string): string {
  return typeNames[type] ?? type;
}

function listChoices({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return anyOf ?? oneOf ?? [];
}

/** Returns whether a schema has rows below its own. */
function isDeep(schema: JsonSchema): boolean {
  if (schema.type === "array") return schema.items !== undefined && isDeep(schema.items);
  return Object.keys(schema.properties ?? {}).length > 0 || listChoices(schema).some(isDeep);
}
