import { toCsv } from "~/kernel/text/csv";
import type { Submission } from "../submissions/submission";

/** Renders submissions as CSV with one column for every answered field. */
export function toInboxCsv(submissions: readonly Submission[]): string {
  const labels = new Map(
    submissions.flatMap(({ answers }) => answers.map(({ name, label }) => [name, label])),
  );
  const head = ["Date", "Form", "Status", ...labels.values()];
  const rows = submissions.map(({ createdAt, formTitle, status, answers }) => [
    createdAt.toISOString(),
    formTitle,
    status,
    ...[...labels.keys()].map((field) => answers.find(({ name }) => name === field)?.value ?? ""),
  ]);
  return toCsv([head, ...rows]);
}
