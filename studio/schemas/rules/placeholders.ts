/** The names in braces that a text uses although nothing will fill them. */
export function knownPlaceholders(known: readonly string[]): (text: string | undefined) => true | string {
  return (text) => {
    const unknown = [...(text ?? "").matchAll(/\{([^}]*)\}/g)].find(
      (match) => !known.includes(match[1] ?? ""),
    );
    if (!unknown) return true;
    return `${unknown[0]} will not be filled in. You can use ${known.map((name) => `{${name}}`).join(", ")}.`;
  };
}
