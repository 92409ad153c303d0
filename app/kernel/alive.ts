/** Told to the window when React listens: what was pressed before is pressed again then (`edge/pages/scripts-last.ts`). */
export const aliveEvent = "shop:alive";
