import { z } from "zod";

/**
 * Validates an `xs:sequence`: known elements only, in this order. The JSON API converts to XML and refuses what
 * would be invalid there.
 */
export function sequence<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape);
  return z
    .unknown()
    .superRefine((given, context) => {
      const misplaced = misplacedIn(given, known);
      if (misplaced) context.addIssue({ code: "custom", message: misplaced, continue: false });
    })
    .pipe(z.strictObject(shape));
}

function misplacedIn(given: unknown, known: readonly string[]): string | null {
  if (typeof given !== "object" || given === null) return "an element is missing.";
  let reached = 0;
  for (const name of Object.keys(given)) {
    const place = known.indexOf(name, reached);
    if (place === -1)
      return `The element has invalid child element '${name}'. List of possible elements expected: '${known.slice(reached).join(", ")}'.`;
    reached = place;
  }
  return null;
}
