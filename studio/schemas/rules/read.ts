/** A document being edited may hold anything: these read it without trusting it. */
export function entryOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts that entries of a list hold in one field; entries without it are left out. */
export function textsOf(list: unknown, field: string): readonly string[] {
  return listOf(list).flatMap((entry) => {
    const text = entryOf(entry)[field];
    return typeof text === "string" && text ? [text] : [];
  });
}

/** The first text that stands in a list twice. */
export function repeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index);
}
