import type { PlannedLine } from "./plan-sheet";

/** A planned line in words: "Line 4, trnv: changed (sample price)". */
export function plannedWords(line: PlannedLine): string {
  return `Line ${line.line}, ${line.code || "no code"}: ${kindWords(line)}`;
}

export function kindWords(line: PlannedLine): string {
  if (line.kind === "refused") return `refused. ${line.reasons.join(" ")}`;
  return line.kind === "changed" ? `changed (${line.columns.join(", ")})` : line.kind;
}

/** What a plan does in one sentence: "1 new, 2 changed, 57 unchanged, 0 refused." */
export function planSummary(plan: readonly PlannedLine[]): string {
  const kinds = ["new", "changed", "unchanged", "refused"] as const;
  return `${kinds.map((kind) => `${plan.filter((line) => line.kind === kind).length} ${kind}`).join(", ")}.`;
}
