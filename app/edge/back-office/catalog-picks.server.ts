import type { Services } from "../services/services.server";

const maxPicks = 20;

/** Finds doors and samples by words of their names and codes, to add them as line items of a quote. */
export async function pickFromCatalog({ catalog }: Pick<Services, "catalog">, search: string) {
  const searchWords = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const styles = [...(await catalog.read()).values()].filter(({ title, code, line, brandName, sample }) => {
    const text = [title, code, line, brandName, sample?.sku].join(" ").toLowerCase();
    return searchWords.every((word) => text.includes(word));
  });
  return styles.slice(0, maxPicks).flatMap(({ code, title, brandName, sample }) => [
    // Sales agrees on the price of a cabinet. A sample has its catalog price.
    { sku: code.toUpperCase(), name: `${brandName} ${title}`, price: null },
    ...(sample ? [{ sku: sample.sku, name: sample.name, price: sample.price }] : []),
  ]);
}
