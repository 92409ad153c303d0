import { type ConditionField, listConditionFields } from "../../../studio/schemas/forms/known-fields";

/** Points the conditions of a form at a valid value of its first field. The Studio rejects any other. */
export function withKnownFields(form: unknown): unknown {
  const [first] = listConditionFields(form);
  return first ? waitingFor(first, form) : form;
}

function waitingFor(first: ConditionField, content: unknown): unknown {
  if (Array.isArray(content)) return content.map((member) => waitingFor(first, member));
  if (typeof content !== "object" || content === null) return content;
  const held = first.choices?.map(({ value }) => value).filter(Boolean);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (name === "dependsOn" || (name === "field" && typeof value === "string")) return [name, first.name];
      const isHeldValue =
        (name === "equals" || name === "values") && Array.isArray(value) && "field" in content;
      return [name, isHeldValue && held ? held.slice(0, 1) : waitingFor(first, value)];
    }),
  );
}
