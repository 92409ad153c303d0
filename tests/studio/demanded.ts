import { schemaTypes } from "../../studio/schemas";
import { shopSchema } from "../../studio/schemas/schema";

/** What may be asked of an entry, as the Studio keeps it once its types are compiled. */
type Facts = Readonly<Record<string, unknown>>;

const factsOf = (value: unknown): Facts => (typeof value === "object" && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Every demand the Studio makes, a line each: the field, what is demanded, and the sentence an editor reads where it is
 * not met. What only follows from a field's kind is left out.
 */
export function demanded(): readonly string[] {
  return schemaTypes.map(({ name }) => name).flatMap((name) => within(name, shopSchema.get(name)));
}

/** Every picture has these, by Sanity's own kinds. */
const ofSanity = /\.(hotspot|crop)\.\w+$|\.current$/;

/** A type of its own is looked at under its own name; a nameless one where it stands. */
const ownNames = new Set(schemaTypes.map(({ name }) => name));

function within(place: string, type: unknown): readonly string[] {
  const { fields, of, validation } = factsOf(type);
  const members = listOf(of).filter((member) => !ownNames.has(String(factsOf(member).name)));
  return [
    ...[validation].flat().flatMap((rule) => demandsOf(place, rule)),
    ...listOf(fields)
      .map(factsOf)
      .flatMap(({ name, type: kind }) => field(`${place}.${name}`, kind)),
    ...members.flatMap((member) => within(`${place}[]`, member)),
  ];
}

/** Of a field whose kind has a name, only what is demanded here. */
function field(place: string, kind: unknown): readonly string[] {
  const { name, type, validation } = factsOf(kind);
  const isNamed = [name, factsOf(type).name].some((known) => ownNames.has(String(known)));
  return isNamed ? [validation].flat().flatMap((rule) => demandsOf(place, rule)) : within(place, kind);
}

function demandsOf(place: string, rule: unknown): readonly string[] {
  const { _rules, _level, _message } = factsOf(rule);
  const demands = listOf(_rules)
    .map(factsOf)
    .flatMap(({ flag, constraint }) => wordsOf(String(flag), constraint));
  if (demands.length === 0) return [];
  if (ofSanity.test(place)) return [];
  const level = _level === "error" ? "" : ` (${_level})`;
  const sentence = typeof _message === "string" ? `: ${_message}` : "";
  return [`${place} ${demands.join(", ")}${level}${sentence}`];
}

function wordsOf(flag: string, constraint: unknown): readonly string[] {
  const { pattern } = factsOf(constraint);
  if (["type", "reference", "valid"].includes(flag)) return [];
  if (flag === "presence") return [String(constraint)];
  if (flag === "custom")
    return [typeof constraint === "function" && constraint.name ? constraint.name : "custom"];
  if (pattern instanceof RegExp) return [`${flag} ${pattern}`];
  return typeof constraint === "number" ? [`${flag} ${constraint}`] : [flag];
}
