import { useEffect, useLayoutEffect } from "react";

/**
 * A layout effect in the browser, an effect on the server. It reads input typed before hydration before a
 * re-render can empty the fields.
 */
export const useHydrationLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
