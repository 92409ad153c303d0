import { z } from "zod";

/** An amount as a browser posts it, in dollars; more would not fit the database's cents. */
export const dollarsSchema = z.number().nonnegative().max(20_000_000);
