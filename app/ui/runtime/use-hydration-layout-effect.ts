import { useEffect, useLayoutEffect } from "react";

/**
 * An effect of the very moment in which React takes the page over, for whoever takes up what was typed before. An effect
 * that runs later leaves a gap: what re-renders meanwhile (the cart, once the browser's storage is read) empties fields
 * that React believes to be empty, and letters typed in the gap then stand alone.
 */
export const useHydrationLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
