import { useRef } from "react";
import { useTakingOver } from "./use-taking-over";

/**
 * Tells, once the page is alive, what the visitor typed into the field of this id before the script arrived: the browser
 * kept it, React's state knows nothing of it and would empty the field with its next render.
 */
export function useEarlyText(id: string, take: (text: string) => void): void {
  const taken = useRef(false);
  useTakingOver(() => {
    if (taken.current) return;
    taken.current = true;
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) take(field.value);
  }, [id, take]);
}
