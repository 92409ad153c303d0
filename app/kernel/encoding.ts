import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding a visitor takes: brotli before gzip, whatever order the header has. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const before = known.get(accepted);
  if (before) return before;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"]);
  const best = taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
  known.set(accepted, best);
  return best;
}
