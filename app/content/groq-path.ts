/** An address as a GROQ expression: `groqPath("/products/:slug", { slug: "slug.current" })` is `"/products/" + slug.current`. */
export function groqPath(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern
    .split(/(:\w+)/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece.startsWith(":") ? partOf(parts, piece.slice(1)) : JSON.stringify(piece)))
    .join(" + ");
}

function partOf(parts: Readonly<Record<string, string>>, name: string): string {
  const expression = parts[name];
  if (expression === undefined) throw new Error(`the address has a part :${name} that nothing fills`);
  return expression;
}
