/** Returns the value as an object. A document in the editor may contain values of any type. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the texts of one field in a list's entries. Leaves out entries without it. */
export function listFieldTexts(list: unknown, field: string): readonly string[] {
  return toList(list).flatMap((entry) => {
    const text = toRecord(entry)[field];
    return typeof text === "string" && text ? [text] : [];
  });
}

/** Returns the first text that occurs twice. */
export function findRepeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index);
}
