/** What a text says as JSON; undefined when it is none. Nobody outside this shop is trusted to send any. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
