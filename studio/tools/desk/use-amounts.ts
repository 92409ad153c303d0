import { useEffect, useState } from "react";
import { Refusal } from "../parts/staff-api";
import { type Amounts, readAmounts } from "./desk-api";
import { complaintsOf, complaintText } from "./quote-complaints";
import { type Draft, hasLines, inputOf } from "./quote-draft";

const pauseMs = 500;

type Answer = { readonly amounts: Amounts | null; readonly missing: string | null };
const nothingYet: Answer = { amounts: null, missing: null };

/** What a draft comes to by the shop's own functions, a moment after the last key; or what is missing to say so. */
export function useAmounts(draft: Draft): Answer {
  const [answer, setAnswer] = useState(nothingYet);
  useEffect(() => {
    if (!hasLines(draft)) {
      setAnswer(nothingYet);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      readAmounts(inputOf(draft)).then(
        (amounts) => isCurrent && setAnswer({ amounts, missing: null }),
        (error: Error) => isCurrent && setAnswer({ amounts: null, missing: missingIn(error) }),
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
function missingIn(error: Error): string {
  return complaintText(complaintsOf(error instanceof Refusal ? error.fields : [])) || error.message;
}
