import { z } from "zod";

/**
 * Validates an `xs:sequence`: known elements only, in this order. The JSON API converts to XML and refuses what
 * would be invalid there.
 */
export function createStrictSequence<S extends z.ZodRawShape>(shape: S) {
  const knownNames = Object.keys(shape);
  return z
    .unknown()
    .superRefine((value, context) => {
      const misplaced = findMisplacedName(value, knownNames);
      if (misplaced) context.addIssue({ code: "custom", message: misplaced, continue: false });
    })
    .pipe(z.strictObject(shape));
}

function findMisplacedName(value: unknown, knownNames: readonly string[]): string | null {
  if (typeof value !== "object" || value === null) return "an element is missing.";
  let reached = 0;
  for (const name of Object.keys(value)) {
    const position = knownNames.indexOf(name, reached);
    if (position === -1)
      return `The element has invalid child element '${name}'. List of possible elements expected: '${knownNames.slice(reached).join(", ")}'.`;
    reached = position;
  }
  return null;
}
