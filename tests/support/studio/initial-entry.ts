import { shopSchema } from "../../../studio/schemas/schema";

type Kind = {
  readonly name: string;
  readonly jsonType: string;
  readonly initialValue?: unknown;
  readonly fields?: readonly { readonly name: string; readonly type: Kind }[];
};

/** Creates the initial value of a new entry of a type, with the initial values of its fields at any depth. */
export function createInitialEntry(typeName: string): Readonly<Record<string, unknown>> {
  const kind = shopSchema.get(typeName) as unknown as Kind | undefined;
  if (!kind) throw new Error(`no type ${typeName}`);
  return { ...(initialValueOf(kind) as object | undefined), _type: typeName };
}

function initialValueOf({ name, jsonType, initialValue, fields = [] }: Kind): unknown {
  if (jsonType !== "object") return initialValue;
  const initialFields = fields.flatMap((field) => {
    const value = initialValueOf(field.type);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  if (initialFields.length === 0) return initialValue;
  const typeField = name === "object" ? {} : { _type: name };
  return { ...typeField, ...Object.fromEntries(initialFields), ...(initialValue as object | undefined) };
}
