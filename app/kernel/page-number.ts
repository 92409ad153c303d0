/** The last page anybody can ask for; lists end much earlier. */
const lastPage = 1_000_000;

/** A page as an address names it, from 1 on; whatever is no page of a list ('-1', 'NaN', '1e9', '') is the first. */
export function pageNumber(text: string | null | undefined): number {
  if (!text || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), lastPage);
}
