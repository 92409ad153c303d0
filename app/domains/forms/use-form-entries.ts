import { type RefObject, useCallback, useState } from "react";
import { type FormComplaints, fieldComplaint, typeable } from "./check-form";
import { typedBefore } from "./form-dom";
import type { FormStart } from "./form-start";
import type { FormField } from "./form-template";
import { type FormEntries, startEntries } from "./form-values";
import { settledEntries } from "./shown-fields";

/** Values and complaints of a form: a field complains when it is left, and stops as soon as it is changed. */
export function useFormEntries(
  fields: readonly FormField[],
  start: FormStart,
  element: RefObject<HTMLFormElement>,
) {
  const [beginning] = useState<FormEntries>(() =>
    settledEntries(fields, { ...startEntries(fields), ...start.entries }),
  );
  const [entries, setEntries] = useState(beginning);
  const [errors, setErrors] = useState<FormComplaints>(start.errors);
  const [attempt, setAttempt] = useState(0);

  const forget = useCallback((name: string) => {
    setErrors(({ [name]: _solved, ...others }) => others);
  }, []);
  return {
    entries,
    errors,
    attempt,
    set: useCallback(
      (name: string, value: string | readonly string[]) => {
        const field = fields.find((one) => one.name === name);
        const entered = field && typeof value === "string" ? typeable(field, value) : value;
        setEntries((now) => settledEntries(fields, { ...now, [name]: entered }));
        forget(name);
      },
      [fields, forget],
    ),
    forget,
    /** Leaving an empty field is no mistake yet; leaving a wrong one is. */
    check: (name: string) => {
      const field = fields.find((one) => one.name === name);
      if (!field || field.type === "file" || entries[name] === "") return;
      const complaint = fieldComplaint(field, entries, []);
      if (complaint) setErrors((known) => ({ ...known, [name]: complaint }));
    },
    complain: (complaints: FormComplaints) => {
      setErrors(complaints);
      if (Object.keys(complaints).length > 0) setAttempt((before) => before + 1);
    },
    /** What was kept over a reload, under what was typed before the script came. */
    takeUp: (kept: FormEntries) => {
      const typed = element.current ? typedBefore(element.current, fields, beginning) : {};
      setEntries((now) => settledEntries(fields, { ...now, ...kept, ...typed }));
    },
    reset: () => {
      setEntries(settledEntries(fields, startEntries(fields)));
      setErrors({});
    },
  };
}
