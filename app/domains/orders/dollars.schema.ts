import { z } from "zod";

/** A posted amount in dollars, limited to what the database can store. */
export const dollarsSchema = z.number().nonnegative().max(20_000_000);
