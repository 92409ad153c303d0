/** What was typed as a pattern of ILIKE: its own signs mean themselves. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
