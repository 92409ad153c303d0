/** Code that needs the current time receives a clock. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
