import type { PlannedLine } from "./plan-sheet";

/** A planned line in words: "Line 4, trnv: changed (sample price)". */
export function plannedWords(line: PlannedLine): string {
  return `Line ${line.line}, ${line.code || "no code"}: ${kindWords(line)}`;
}

export function kindWords(line: PlannedLine): string {
  if (line.kind === "refused") return `refused. ${line.reasons.join(" ")}`;
  if (line.kind !== "changed") return line.kind;
  const changed = `changed (${line.columns.join(", ")})`;
  return line.leaves ? `${changed}. ${line.leaves} will lead to the new address` : changed;
}

/** The lines that say nothing new, in one: "Unchanged: trnv, trry". */
export function unchangedWords(plan: readonly PlannedLine[]): string {
  const codes = plan.filter(({ kind }) => kind === "unchanged").map(({ code }) => code);
  return codes.length > 0 ? `Unchanged: ${codes.join(", ")}` : "";
}

/** What a plan does in one sentence: "1 new, 2 changed, 57 unchanged, 0 refused." */
export function planSummary(plan: readonly PlannedLine[]): string {
  const kinds = ["new", "changed", "unchanged", "refused"] as const;
  return `${kinds.map((kind) => `${plan.filter((line) => line.kind === kind).length} ${kind}`).join(", ")}.`;
}
