import { type RefObject, useCallback, useState } from "react";
import { fieldComplaint, typeable } from "./check-form";
import { factsOf, typedBefore } from "./form-dom";
import type { FormStart } from "./form-start";
import type { FormField } from "./form-template";
import { type FormEntries, startEntries } from "./form-values";
import { settledEntries } from "./shown-fields";
import { useComplaints } from "./use-complaints";

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
  const { errors, isTold, attempt, add, forget, complain } = useComplaints(start.errors);

  return {
    entries,
    errors,
    isTold,
    attempt,
    complain,
    set: useCallback(
      (name: string, value: string | readonly string[]) => {
        const field = fields.find((one) => one.name === name);
        const entered = field && typeof value === "string" ? typeable(field, value) : value;
        setEntries((now) => settledEntries(fields, { ...now, [name]: entered }));
        forget(name);
      },
      [fields, forget],
    ),
    /** Leaving an empty field is no mistake yet; leaving a wrong one is. */
    check: (name: string) => {
      const field = fields.find((one) => one.name === name);
      if (!field || field.type === "file" || entries[name] === "") return;
      const complaint = fieldComplaint(field, entries, []);
      if (complaint) add(name, complaint);
    },
    /** Files complain when they are chosen: nobody sends ten megabytes to hear that two are taken. None is no mistake yet. */
    checkFiles: (name: string, files: readonly File[]) => {
      const field = fields.find((one) => one.name === name);
      const facts = factsOf(files.map((file) => ({ field: name, file })))[name] ?? [];
      const complaint = field && facts.length > 0 ? fieldComplaint(field, entries, facts) : null;
      if (complaint) add(name, complaint);
      else forget(name);
    },
    /** What was kept over a reload, under what was typed before the script came. */
    takeUp: (kept: FormEntries) => {
      const typed = element.current ? typedBefore(element.current, fields, beginning) : {};
      setEntries((now) => settledEntries(fields, { ...now, ...kept, ...typed }));
    },
    reset: () => {
      setEntries(settledEntries(fields, startEntries(fields)));
      complain({});
    },
  };
}
