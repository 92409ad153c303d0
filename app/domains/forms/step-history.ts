/** A step of a form as an entry of the browser's history knows it. */
type Mark = {
  readonly form: string;
  readonly step: number;
  /** How many entries the form has added up to this one. */
  readonly added: number;
};

type Entries = Pick<History, "state" | "pushState" | "replaceState">;

/** Which step this entry shows, where the form said so. */
export function markIn(state: unknown, form: string): Mark | null {
  const mark = isRecord(state) && isRecord(state.formStep) ? state.formStep : {};
  const { step, added } = mark;
  if (mark.form !== form || typeof step !== "number" || typeof added !== "number") return null;
  return { form, step, added };
}

/** Whether the router thinks itself in the same place for both: then it is the form alone that goes on or back. */
export function isSamePlace(a: unknown, b: unknown): boolean {
  return isRecord(a) && isRecord(b) && a.idx === b.idx && a.key === b.key;
}

/** One step on is one entry more, so that the browser's back button is one step back; the router hears nothing of it. */
export function addEntry(form: string, from: number, to: number, history: Entries = window.history): void {
  const added = markIn(history.state, form)?.added ?? 0;
  history.replaceState(marked(history.state, { form, step: from, added }), "");
  history.pushState(marked(history.state, { form, step: to, added: added + 1 }), "");
}

/** Says of the entry one is at which step it shows now. */
export function markEntry(form: string, step: number, history: Entries = window.history): void {
  const mark = markIn(history.state, form);
  if (mark) history.replaceState(marked(history.state, { ...mark, step }), "");
}

function marked(state: unknown, formStep: Mark): object {
  return { ...(isRecord(state) ? state : {}), formStep };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
