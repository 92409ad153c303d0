import { useEffect, useState } from "react";
import { StaffApiError } from "../parts/staff-api";
import { hasItems, type QuoteDraft, toQuoteInput } from "./quote-draft";
import { summarizeErrors, toFieldErrors } from "./quote-errors";
import { type Amounts, readAmounts } from "./quotes-api";

const pauseMs = 500;

type Answer = { readonly amounts: Amounts | null; readonly missing: string | null };
const nothingYet: Answer = { amounts: null, missing: null };

/** What a draft comes to by the shop's own functions, a moment after the last key; or what is missing to say so. */
export function useAmounts(draft: QuoteDraft): Answer {
  const [answer, setAnswer] = useState(nothingYet);
  useEffect(() => {
    if (!hasItems(draft)) {
      setAnswer(nothingYet);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      readAmounts(toQuoteInput(draft)).then(
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

/** In the words of the form, where it is the form that lacks something. */
function describeMissing(error: Error): string {
  return summarizeErrors(toFieldErrors(error instanceof StaffApiError ? error.fields : [])) || error.message;
}
