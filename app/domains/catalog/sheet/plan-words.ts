import type { PlannedLine } from "./plan-sheet";
import type { WriteMode } from "./write-sheet";

/** A planned line in words: "Line 4, trnv: changed (sample price)". */
export function plannedWords(line: PlannedLine): string {
  return `Line ${line.line}, ${line.code || "no code"}: ${kindWords(line)}`;
}

export function kindWords(line: PlannedLine): string {
  if (line.kind === "refused") return `refused. ${line.reasons.join(" ")}`;
  return line.kind === "changed" ? `changed (${line.columns.join(", ")})` : line.kind;
}

const kinds = ["new", "changed", "unchanged", "refused"] as const;

/** What a plan does in one sentence: "1 new, 2 changed, 57 unchanged, 0 refused." */
export function planSummary(plan: readonly PlannedLine[]): string {
  return `${kinds.map((kind) => `${countOf(plan, kind)} ${kind}`).join(", ")}.`;
}

/** What was done of a plan, and what of it was not: "Published. 2 changed. 1 refused line is left out." */
export function writtenWords(plan: readonly PlannedLine[], mode: WriteMode): string {
  const [fresh, changed, refused] = [
    countOf(plan, "new"),
    countOf(plan, "changed"),
    countOf(plan, "refused"),
  ];
  const isPublished = mode === "publish" && changed > 0;
  return [
    isPublished ? "Published." : "Written as drafts.",
    `${[fresh > 0 && `${fresh} new`, changed > 0 && `${changed} changed`].filter(Boolean).join(", ")}.`,
    mode === "publish" && fresh > 0 && "New styles wait as drafts: they need a picture.",
    refused > 0 && `${refused} refused ${refused === 1 ? "line is" : "lines are"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countOf(plan: readonly PlannedLine[], kind: PlannedLine["kind"]): number {
  return plan.filter((line) => line.kind === kind).length;
}
