/**
 * The result of one check: success, a warning, or a problem that must be fixed. A warning and a problem name their
 * fix.
 */
export type Finding =
  | { readonly subject: string; readonly ok: true; readonly detail: string }
  | { readonly subject: string; readonly ok: true; readonly warning: string; readonly fix: string }
  | { readonly subject: string; readonly ok: false; readonly problem: string; readonly fix: string };

export function createSuccess(subject: string, detail: string): Finding {
  return { subject, ok: true, detail };
}

/** Creates a warning, which does not change the exit code. */
export function createWarning(subject: string, warning: string, fix: string): Finding {
  return { subject, ok: true, warning, fix };
}

export function createError(subject: string, problem: string, fix: string): Finding {
  return { subject, ok: false, problem, fix };
}

export function isWarning(finding: Finding): boolean {
  return "warning" in finding;
}

/** Formats a finding for the terminal. */
export function describeFinding(finding: Finding): string {
  if (!finding.ok) return `✗ ${finding.subject}: ${finding.problem}\n  Fix: ${finding.fix}`;
  return "warning" in finding
    ? `! ${finding.subject}: ${finding.warning}\n  Fix: ${finding.fix}`
    : `✓ ${finding.subject}: ${finding.detail}`;
}
