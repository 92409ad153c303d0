import { useEffect, useState } from "react";
import { type Amounts, readAmounts } from "./desk-api";
import { type Draft, inputOf } from "./quote-draft";

const pauseMs = 500;

/** What a draft comes to by the shop's own functions, a moment after the last key; or what is missing to say so. */
export function useAmounts(draft: Draft) {
  const [answer, setAnswer] = useState<{ amounts: Amounts | null; missing: string | null }>({
    amounts: null,
    missing: null,
  });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      readAmounts(inputOf(draft)).then(
        (amounts) => isCurrent && setAnswer({ amounts, missing: null }),
        (error: Error) => isCurrent && setAnswer({ amounts: null, missing: error.message }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return answer;
}
