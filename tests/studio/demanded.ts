import { schemaTypes } from "../../studio/schemas";
import { shopSchema } from "../../studio/schemas/schema";

/** A compiled schema type or validation rule of the Studio. */
type Facts = Readonly<Record<string, unknown>>;

const factsOf = (value: unknown): Facts => (typeof value === "object" && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Every validation rule of the Studio, one per line: the field, the rule, and its error message for editors.
 * Leaves out rules that follow from the type of a field.
 */
export function demanded(): readonly string[] {
  return schemaTypes.map(({ name }) => name).flatMap((name) => within(name, shopSchema.get(name)));
}

/** Fields that Sanity's own types add to pictures and slugs. */
const ofSanity = /\.(hotspot|crop)\.\w+$|\.current$/;

/** A named type is listed under its own name, an anonymous type under its field. */
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

/** Lists only the field's own rules if its type has a name. */
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
