/** The result of one check: success, or a problem with its fix. */
export type Finding =
  | { readonly subject: string; readonly ok: true; readonly detail: string }
  | { readonly subject: string; readonly ok: false; readonly problem: string; readonly fix: string };

export function well(subject: string, detail: string): Finding {
  return { subject, ok: true, detail };
}

export function ill(subject: string, problem: string, fix: string): Finding {
  return { subject, ok: false, problem, fix };
}

/** Formats a finding for the terminal. */
export function describeFinding(finding: Finding): string {
  return finding.ok
    ? `✓ ${finding.subject}: ${finding.detail}`
    : `✗ ${finding.subject}: ${finding.problem}\n  Fix: ${finding.fix}`;
}
