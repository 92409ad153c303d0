import { z } from "zod";

const longestId = 200;

/** An id as a browser posts it, ours or a provider's: printable ASCII, so that no store chokes on it. */
export const idSchema = z
  .string()
  .max(longestId)
  .regex(/^[\x21-\x7e]+$/);
