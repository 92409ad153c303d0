import { schemaTypes } from "../../studio/schemas";
import { shopSchema } from "../../studio/schemas/schema";

/** A compiled schema type or validation rule of the Studio. */
type RuleNode = Readonly<Record<string, unknown>>;

const toNode = (value: unknown): RuleNode =>
  typeof value === "object" && value !== null ? { ...value } : {};
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Every validation rule of the Studio, one per line: the field, the rule, and its error message for editors.
 * Leaves out rules that follow from the type of a field.
 */
export function listValidationRules(): readonly string[] {
  return schemaTypes.map(({ name }) => name).flatMap((name) => listRulesOfType(name, shopSchema.get(name)));
}

/** Fields that Sanity's own types add to pictures and slugs. */
const sanityFieldPattern = /\.(hotspot|crop)\.\w+$|\.current$/;

/** A named type is listed under its own name, an anonymous type under its field. */
const namedTypes = new Set(schemaTypes.map(({ name }) => name));

function listRulesOfType(path: string, type: unknown): readonly string[] {
  const { fields, of, validation } = toNode(type);
  const members = toList(of).filter((member) => !namedTypes.has(String(toNode(member).name)));
  return [
    ...[validation].flat().flatMap((rule) => describeRule(path, rule)),
    ...toList(fields)
      .map(toNode)
      .flatMap(({ name, type: kind }) => field(`${path}.${name}`, kind)),
    ...members.flatMap((member) => listRulesOfType(`${path}[]`, member)),
  ];
}

/** Lists only the field's own rules if its type has a name. */
function field(path: string, kind: unknown): readonly string[] {
  const { name, type, validation } = toNode(kind);
  const isNamed = [name, toNode(type).name].some((known) => namedTypes.has(String(known)));
  return isNamed
    ? [validation].flat().flatMap((rule) => describeRule(path, rule))
    : listRulesOfType(path, kind);
}

function describeRule(path: string, rule: unknown): readonly string[] {
  const { _rules, _level, _message } = toNode(rule);
  const demands = toList(_rules)
    .map(toNode)
    .flatMap(({ flag, constraint }) => wordsOf(String(flag), constraint));
  if (demands.length === 0) return [];
  if (sanityFieldPattern.test(path)) return [];
  const level = _level === "error" ? "" : ` (${_level})`;
  const sentence = typeof _message === "string" ? `: ${_message}` : "";
  return [`${path} ${demands.join(", ")}${level}${sentence}`];
}

function wordsOf(flag: string, constraint: unknown): readonly string[] {
  const { pattern } = toNode(constraint);
  if (["type", "reference", "valid"].includes(flag)) return [];
  if (flag === "presence") return [String(constraint)];
  if (flag === "custom")
    return [typeof constraint === "function" && constraint.name ? constraint.name : "custom"];
  if (pattern instanceof RegExp) return [`${flag} ${pattern}`];
  return typeof constraint === "number" ? [`${flag} ${constraint}`] : [flag];
}
