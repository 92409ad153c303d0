import type { PlannedRow } from "./plan-import";
import type { WriteMode } from "./sheet-mutations";

/** Describes a planned row: "Line 4, trnv: changed (sample price)". */
export function describePlannedRow(row: PlannedRow): string {
  return `Line ${row.line}, ${row.code || "no code"}: ${describeRowOutcome(row)}`;
}

export function describeRowOutcome(row: PlannedRow): string {
  if (row.kind === "refused") return `refused. ${row.reasons.join(" ")}`;
  return row.kind === "changed" ? `changed (${row.columns.join(", ")})` : row.kind;
}

const kinds = ["new", "changed", "unchanged", "refused"] as const;

/** Summarizes a plan: "1 new, 2 changed, 57 unchanged, 0 refused." */
export function summarizePlan(plan: readonly PlannedRow[]): string {
  return `${kinds.map((kind) => `${countRows(plan, kind)} ${kind}`).join(", ")}.`;
}

/** Describes the result of an import: "Published. 2 changed. 1 refused line is left out." */
export function describeWriteResult(plan: readonly PlannedRow[], mode: WriteMode): string {
  const [added, changed, refused] = [
    countRows(plan, "new"),
    countRows(plan, "changed"),
    countRows(plan, "refused"),
  ];
  const isPublished = mode === "publish" && changed > 0;
  return [
    isPublished ? "Published." : "Saved as drafts.",
    `${[added > 0 && `${added} new`, changed > 0 && `${changed} changed`].filter(Boolean).join(", ")}.`,
    mode === "publish" && added > 0 && "New styles are saved as drafts: they need a picture.",
    refused > 0 && `${refused} refused ${refused === 1 ? "line is" : "lines are"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countRows(plan: readonly PlannedRow[], kind: PlannedRow["kind"]): number {
  return plan.filter((row) => row.kind === kind).length;
}
