/** Time is an argument: everything that needs "now" takes a clock. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
