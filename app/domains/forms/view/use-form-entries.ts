import { type RefObject, useCallback, useState } from "react";
import { type FormEntries, getInitialEntries } from "../entries/form-entries";
import { readPreHydrationEntries } from "../entries/read-form-data";
import { clearHiddenEntries } from "../entries/visible-fields";
import type { FormField } from "../template/form-template";
import { filterTypedText } from "../validation/validate-fields";

/** Holds the values of a form. Each value decides which other fields and options are shown. */
export function useFormEntries(
  fields: readonly FormField[],
  start: FormEntries,
  element: RefObject<HTMLFormElement>,
) {
  const [initialEntries] = useState<FormEntries>(() =>
    clearHiddenEntries(fields, { ...getInitialEntries(fields), ...start }),
  );
  const [entries, setEntries] = useState(initialEntries);

  return {
    entries,
    set: useCallback(
      (name: string, value: string | readonly string[]) => {
        const field = fields.find((one) => one.name === name);
        const filteredValue = field && typeof value === "string" ? filterTypedText(field, value) : value;
        setEntries((now) => clearHiddenEntries(fields, { ...now, [name]: filteredValue }));
      },
      [fields],
    ),
    /** Restores saved entries. Values typed before hydration take precedence. */
    restore: (restoredEntries: FormEntries) => {
      const form = element.current;
      const typedEntries = form ? readPreHydrationEntries(new FormData(form), fields, initialEntries) : {};
      setEntries((now) => clearHiddenEntries(fields, { ...now, ...restoredEntries, ...typedEntries }));
    },
    reset: () => setEntries(clearHiddenEntries(fields, getInitialEntries(fields))),
  };
}
