import { z } from "zod";

/**
 * An `xs:sequence` of the provider's XSD: known elements only, in exactly this order. The JSON interface is a skin
 * over the XML one and refuses what would not be valid there.
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
