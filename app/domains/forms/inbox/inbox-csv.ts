import { csvOf } from "~/kernel/csv";
import type { Submission } from "../submission";

/** Submissions as a table for a spreadsheet: one column for every field that was answered. */
export function inboxCsv(submissions: readonly Submission[]): string {
  const labels = new Map(submissions.flatMap(({ said }) => said.map(({ name, label }) => [name, label])));
  const head = ["Date", "Form", "Status", ...labels.values()];
  const rows = submissions.map(({ createdAt, formTitle, status, said }) => [
    createdAt.toISOString(),
    formTitle,
    status,
    ...[...labels.keys()].map((field) => said.find(({ name }) => name === field)?.value ?? ""),
  ]);
  return csvOf([head, ...rows]);
}
