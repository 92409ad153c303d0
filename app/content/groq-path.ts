/**
 * Returns an address as a GROQ expression: `toGroqPath("/products/:slug", { slug: "slug.current" })` is `"/products/"
 * + slug.current`.
 */
export function toGroqPath(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern
    .split(/(:\w+)/)
    .filter((segment) => segment !== "")
    .map((segment) =>
      segment.startsWith(":") ? getPartExpression(parts, segment.slice(1)) : JSON.stringify(segment),
    )
    .join(" + ");
}

function getPartExpression(parts: Readonly<Record<string, string>>, name: string): string {
  const expression = parts[name];
  if (expression === undefined) throw new Error(`the address has a part :${name} that nothing fills`);
  return expression;
}
