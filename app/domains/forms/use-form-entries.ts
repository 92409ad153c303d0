import { type RefObject, useCallback, useState } from "react";
import { typeable } from "./check-form";
import type { FormField } from "./form-template";
import { type FormEntries, startEntries } from "./form-values";
import { readEarlyEntries } from "./read-form-data";
import { settledEntries } from "./shown-fields";

/** Holds the values of a form. Each value decides which other fields and options are shown. */
export function useFormEntries(
  fields: readonly FormField[],
  start: FormEntries,
  element: RefObject<HTMLFormElement>,
) {
  const [beginning] = useState<FormEntries>(() =>
    settledEntries(fields, { ...startEntries(fields), ...start }),
  );
  const [entries, setEntries] = useState(beginning);

  return {
    entries,
    set: useCallback(
      (name: string, value: string | readonly string[]) => {
        const field = fields.find((one) => one.name === name);
        const entered = field && typeof value === "string" ? typeable(field, value) : value;
        setEntries((now) => settledEntries(fields, { ...now, [name]: entered }));
      },
      [fields],
    ),
    /** What was kept over a reload, under what was typed before the script came. */
    takeUp: (kept: FormEntries) => {
      const form = element.current;
      const early = form ? readEarlyEntries(new FormData(form), fields, beginning) : {};
      setEntries((now) => settledEntries(fields, { ...now, ...kept, ...early }));
    },
    reset: () => setEntries(settledEntries(fields, startEntries(fields))),
  };
}
