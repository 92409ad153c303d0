import type { Submission } from "../submission";

/**
 * Submissions as a table for a spreadsheet (RFC 4180): one column for every field that was answered. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it: strangers wrote it.
 */
export function inboxCsv(submissions: readonly Submission[]): string {
  const labels = new Map(submissions.flatMap(({ said }) => said.map(({ name, label }) => [name, label])));
  const head = ["Date", "Form", "Status", ...labels.values()];
  const rows = submissions.map(({ createdAt, formTitle, status, said }) => [
    createdAt.toISOString(),
    formTitle,
    status,
    ...[...labels.keys()].map((field) => said.find(({ name }) => name === field)?.value ?? ""),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
