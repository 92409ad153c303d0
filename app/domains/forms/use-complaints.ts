import { useCallback, useState } from "react";
import type { FormComplaints } from "./check-form";

type Found = { readonly errors: FormComplaints; readonly isTold: boolean };

/** What is wrong with a form, field by field, and how it was found. */
export function useComplaints(start: FormComplaints) {
  const [{ errors, isTold }, setFound] = useState<Found>({
    errors: start,
    isTold: Object.keys(start).length > 0,
  });
  const [attempt, setAttempt] = useState(0);
  return {
    errors,
    /** Whether they were found by sending: then they are said at the top of the form, too, which takes the focus. */
    isTold,
    attempt,
    add: (name: string, complaint: string) =>
      setFound((found) => ({ ...found, errors: { ...found.errors, [name]: complaint } })),
    forget: useCallback((name: string) => {
      setFound(({ errors: { [name]: _solved, ...errors }, isTold }) => ({
        errors,
        isTold: isTold && Object.keys(errors).length > 0,
      }));
    }, []),
    /** What sending found. */
    complain: (complaints: FormComplaints) => {
      const isTold = Object.keys(complaints).length > 0;
      setFound({ errors: complaints, isTold });
      if (isTold) setAttempt((before) => before + 1);
    },
  };
}
