import { useEffect, useState } from "react";
import { StaffApiError } from "../parts/staff-api";
import { hasItems, type QuoteDraft, toQuoteInput } from "./quote-draft";
import { summarizeQuoteErrors, toFieldErrors } from "./quote-errors";
import { type Amounts, computeQuoteAmounts } from "./quotes-api";

const pauseMs = 500;

type Answer = { readonly amounts: Amounts | null; readonly missing: string | null };
const nothingYet: Answer = { amounts: null, missing: null };

/** Computes the amounts of a draft shortly after the last edit, or returns what is missing. */
export function useAmounts(draft: QuoteDraft): Answer {
  const [answer, setAnswer] = useState(nothingYet);
  useEffect(() => {
    if (!hasItems(draft)) {
      setAnswer(nothingYet);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      computeQuoteAmounts(toQuoteInput(draft)).then(
        (amounts) => isCurrent && setAnswer({ amounts, missing: null }),
        (error: Error) => isCurrent && setAnswer({ amounts: null, missing: describeMissing(error) }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return answer;
}

/** Uses the field titles of the form when a field is missing. */
function describeMissing(error: Error): string {
  return (
    summarizeQuoteErrors(toFieldErrors(error instanceof StaffApiError ? error.fields : [])) || error.message
  );
}
