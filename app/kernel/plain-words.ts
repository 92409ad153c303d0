/** In a preview words carry the mark of where they come from (decision 145), which begins so. */
const markStart = "\u200b\u200b\u200b\u200b";

/** The words as a visitor reads them, without a mark behind them. */
export function plainWords(text: string): string {
  const at = text.indexOf(markStart);
  return at === -1 ? text : text.slice(0, at);
}
