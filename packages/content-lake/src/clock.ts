/** Time is an argument: everything that needs the current time takes a clock. */
export type Clock = { readonly now: () => Date };
