import fc from "fast-check";
import { singletons } from "~/content/required-documents";
import { shopSchema } from "../../../studio/schemas/schema";
import type { ContentDocument } from "../content/content";
import { smallShop, topicQuestionId } from "./small-shop";
import { withKnownFields } from "./with-known-fields";

/** The parts of a compiled Studio type that decide which content an editor can enter. */
type SchemaType = {
  readonly name: string;
  readonly jsonType: string;
  readonly type?: SchemaType;
  readonly options?: { readonly list?: readonly unknown[] };
  readonly fields?: readonly { readonly name: string; readonly type: SchemaType }[];
  readonly of?: readonly SchemaType[];
  readonly to?: readonly SchemaType[];
};

/** Generates objects with a prototype, as JSON.parse does. */
const plain = { noNullPrototype: true } as const;

type Content = Readonly<Record<string, unknown>>;

/** Valid values of fields with strict rules, by the name of the field or of its type. */
const valuesByField: Readonly<Record<string, readonly unknown[]>> = {
  path: ["/a-page", "/guides/a-page"],
  "widgetAttribute.name": ["data-url", "data-id"],
  alsoAt: ["/another-page"],
  onPaths: ["/blogs"],
  from: ["/an-old-page"],
  address: ["/order-samples", "https://example.com/there"],
  place: ["#delivery", "?color=white"],
  mail: ["hello@shop.example"],
  phone: ["+1 406 555 0142"],
  mapLink: ["https://maps.example/shop"],
  videoUrl: ["/videos/a-film.mp4", "https://www.youtube.com/watch?v=abcdefghijk"],
  email: ["hello@shop.example"],
  recipients: ["orders@shop.example"],
  labelLengthLimit: [20, 40],
  adminEmails: ["orders@shop.example"],
  sku: ["SMPL-ABCD"],
  swatch: ["#22344f"],
  searchSynonyms: ["gray, grey"],
  zipCode: ["59270", "591*"],
  zipCodes: ["59270", "*"],
  key: ["default", "split"],
  after: ["20s", "2m"],
  notBefore: ["30s"],
  cookieExpiry: ["24h"],
  url: ["https://example.com/shop"],
  date: ["2026-05-04"],
  datetime: ["2026-05-04T08:30:00.000Z"],
};
/** Fields whose values are part of URLs or of validation rules. */
const named = ["name", "value", "type", "dependsOn"];
const texts = ["A door", "Navy", "Ships in 5 days", "½ inch plywood"];

/** Lists whose entries must not overlap. One entry is the usual case. */
const singleEntryLists = ["orderRange", "countries", "states", "zipCodes", "variants", "groups", "fields"];
const fewestEntries: Readonly<Record<string, number>> = { columns: 2, cells: 2, steps: 2 };

/** Generates documents of a type with random values in every field. */
export function generateDocument(typeName: string): fc.Arbitrary<ContentDocument> {
  const _id = singletons.some((name) => name === typeName) ? typeName : `${typeName}-new`;
  return contentOf(kindOf(typeName), "", typeName).map((content) => ({
    ...object(withKnownFields(content)),
    _id,
    _type: typeName,
  }));
}

/** Generates pages with one block of a type and random values. */
export function generateBlock(typeName: string): fc.Arbitrary<ContentDocument> {
  return contentOf(kindOf(typeName), "", typeName).map((content) => ({
    _id: "page-new",
    _type: "page",
    title: "A page",
    name: "a-page",
    path: "/a-page",
    blocks: [{ ...object(content), _type: typeName, _key: "new" }],
  }));
}

function kindOf(typeName: string): SchemaType {
  const kind = shopSchema.get(typeName);
  if (!kind) throw new Error(`no type ${typeName}`);
  return kind as unknown as SchemaType;
}

function contentOf(kind: SchemaType, field: string, owner: string): fc.Arbitrary<unknown> {
  const chain = chainOf(kind);
  if (chain.includes("reference")) return reference(kind);
  if (chain.includes("image")) return picture(kind, owner);
  if (chain.includes("file"))
    return asset("sanity.fileAsset").map((file) => ({ _type: "file", asset: file }));
  if (chain.includes("slug"))
    return fc.constantFrom("a-slug", "trenton").map((current) => ({ _type: "slug", current }));
  if (chain.includes("block")) return paragraph();
  switch (kind.jsonType) {
    case "array":
      return listOf(kind, field, owner);
    case "object":
      return fieldsOf(kind);
    case "number":
      return numberOf(kind, field);
    case "boolean":
      return fc.boolean();
    default:
      return textOf(kind, field, chain, owner);
  }
}

function chainOf(kind: SchemaType): readonly string[] {
  return [kind.name, ...(kind.type ? chainOf(kind.type) : [])];
}

function fieldsOf(kind: SchemaType): fc.Arbitrary<Content> {
  const fields = (kind.fields ?? []).filter(({ name }) => !name.startsWith("_"));
  const contents = Object.fromEntries(
    fields.map(({ name, type }) => [name, contentOf(type, name, kind.name)]),
  );
  const typeField = kind.name === "object" || kind.name === "document" ? {} : { _type: kind.name };
  return fc.record(contents, plain).chain((content) => oneSource(kind.name, { ...typeField, ...content }));
}

/** Keeps one of the three sources of a grid of door styles. */
function oneSource(kind: string, content: Content): fc.Arbitrary<Content> {
  if (kind !== "styleGrid") return fc.constant(content);
  const { brand, category, styles, ...others } = content;
  return fc.constantFrom({ brand }, { category }, { styles }).map((source) => ({ ...others, ...source }));
}

/** Generates a list with unique keys, as the Studio makes them. */
function listOf(kind: SchemaType, field: string, owner: string): fc.Arbitrary<unknown> {
  const chosen = valuesOf(kind);
  if (chosen.length > 0) return fc.subarray([...chosen], { minLength: 1 });
  const members = (kind.of ?? []).map((member) => contentOf(member, field, owner));
  return fc
    .uniqueArray(fc.oneof(...members), {
      minLength: Math.min(fewestEntries[field] ?? 1, 2),
      maxLength: singleEntryLists.includes(field) ? 1 : 3,
      comparator: (one, other) => typeof one !== "object" && one === other,
    })
    .map((list) =>
      list.map((member, index) =>
        typeof member === "object" ? { ...object(member), _key: `k${index}` } : member,
      ),
    );
}

function textOf(
  kind: SchemaType,
  field: string,
  chain: readonly string[],
  owner: string,
): fc.Arbitrary<unknown> {
  const values = valuesOf(kind);
  if (values.length > 0) return fc.constantFrom(...values);
  const typed = chain.find((name) => name in valuesByField && name !== "string");
  const fits =
    valuesByField[`${owner}.${field}`] ?? valuesByField[field] ?? (typed ? valuesByField[typed] : undefined);
  if (fits) return fc.constantFrom(...fits);
  return named.includes(field) ? fc.nat(99).map((number) => `name-${number}`) : fc.constantFrom(...texts);
}

function numberOf(kind: SchemaType, field: string): fc.Arbitrary<unknown> {
  const values = valuesByField[field] ?? valuesOf(kind);
  return values.length > 0 ? fc.constantFrom(...values) : fc.constantFrom(0, 1, 2, 3, 4, 5, 4.5);
}

function valuesOf({ options }: SchemaType): readonly unknown[] {
  return (options?.list ?? []).map((choice) =>
    typeof choice === "object" && choice !== null && "value" in choice ? choice.value : choice,
  );
}

function reference(kind: SchemaType): fc.Arbitrary<unknown> {
  const types = (kind.to ?? []).map(({ name }) => name);
  const ids = smallShop
    .filter(({ _id, _type }) => types.includes(_type) && _id !== topicQuestionId)
    .map(({ _id }) => _id);
  return fc.constantFrom(...ids).map((_ref) => ({ _type: "reference", _ref }));
}

function asset(type: string): fc.Arbitrary<unknown> {
  const ids = smallShop.filter(({ _type }) => _type === type).map(({ _id }) => _id);
  return fc.constantFrom(...ids).map((_ref) => ({ _type: "reference", _ref }));
}

function picture(kind: SchemaType, owner: string): fc.Arbitrary<unknown> {
  const editorFields = (kind.fields ?? []).filter(
    ({ name }) => !["asset", "hotspot", "crop", "media"].includes(name),
  );
  return fc.record(
    {
      _type: fc.constant("image"),
      asset: asset("sanity.imageAsset"),
      ...Object.fromEntries(editorFields.map(({ name, type }) => [name, contentOf(type, name, owner)])),
    },
    plain,
  );
}

function paragraph(): fc.Arbitrary<unknown> {
  return fc
    .record(
      {
        text: fc.constantFrom(...texts),
        style: fc.constantFrom("normal"),
        isLink: fc.boolean(),
      },
      plain,
    )
    .map(({ text, style, isLink }) => ({
      _type: "block",
      style,
      markDefs: isLink ? [{ _key: "l", _type: "link", kind: "address", address: "/order-samples" }] : [],
      children: [{ _key: "s", _type: "span", text, marks: isLink ? ["l"] : [] }],
    }));
}

function object(value: unknown): Content {
  return value as Content;
}
