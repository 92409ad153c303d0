import type { PortableText } from "~/content/schemas";
import type { ResultPage, ResultVariant } from "./result-page.schema";

/**
 * Chooses the variant of the first matching query parameter, otherwise the default, otherwise the first
 * (ORD-009).
 */
export function chooseVariant(page: ResultPage, query: URLSearchParams): ResultVariant | undefined {
  const findVariant = (key: string) => findResultVariant(page, key);
  for (const [name, value] of query) {
    const variant = value === "false" ? undefined : findVariant(name);
    if (variant) return variant;
  }
  return findVariant("default") ?? page.variants[0];
}

/** Finds the variant with this key, without a fallback. */
export function findResultVariant(page: ResultPage, key: string): ResultVariant | undefined {
  return page.variants.find((variant) => variant.key === key);
}

const placeholders = ["order-id", "partial-payment", "remaining-balance"] as const;
export type Placeholders = Readonly<Partial<Record<(typeof placeholders)[number], string>>>;

/**
 * Replaces placeholders in rich text; the order number becomes bold (ORD-011, ORD-012). Unknown placeholders
 * stay.
 */
export function fillPlaceholders(content: PortableText, values: Placeholders): PortableText {
  return content.map((block) => ({
    ...block,
    ...(block.children ? { children: block.children.flatMap((child) => fillSpans(child, values)) } : {}),
  }));
}

type Child = NonNullable<PortableText[number]["children"]>[number];

function fillSpans(child: Child, values: Placeholders): Child[] {
  if (!isSpan(child)) return [child];
  const parts = child.text.split(/(\{order-id\}|\{partial-payment\}|\{remaining-balance\})/);
  return parts
    .filter((part) => part !== "")
    .map((part, index) => {
      const name = placeholders.find((placeholder) => part === `{${placeholder}}`);
      const value = name && values[name];
      const marks = name === "order-id" && value ? [...child.marks, "strong"] : child.marks;
      return { ...child, _key: `${child._key}-${index}`, text: value ?? part, marks };
    });
}

type Span = { _type: "span"; _key: string; text: string; marks: string[] };

function isSpan(child: Child): child is Span {
  return child._type === "span" && "text" in child && typeof child.text === "string";
}
