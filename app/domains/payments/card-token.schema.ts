import * as z from "zod/mini";

const longestToken = 4_000;

/** A card as its provider's own script wrapped it in the browser (flow `token-charge`): good for one charge, for minutes. */
export const cardTokenSchema = z.object({
  dataDescriptor: z.string().check(z.minLength(1), z.maxLength(100)),
  dataValue: z.string().check(z.minLength(1), z.maxLength(longestToken)),
});
export type CardToken = Readonly<z.infer<typeof cardTokenSchema>>;
