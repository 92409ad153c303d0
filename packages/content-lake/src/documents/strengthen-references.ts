/**
 * Makes references with `_strengthenOnPublish` strong, as Sanity does on publish, unless the schema declares them
 * weak.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== "_strengthenOnPublish");
  const plan = "_strengthenOnPublish" in value ? value._strengthenOnPublish : undefined;
  const becomesFirm = typeof plan === "object" && plan !== null && !("weak" in plan && plan.weak === true);
  return Object.fromEntries(
    entries
      .filter(([name]) => !(becomesFirm && name === "_weak"))
      .map(([name, inner]) => [name, strengthenReferences(inner)]),
  );
}
