import * as z from "zod/mini";

const maxTokenLength = 4_000;

/**
 * A card token made by the provider's script in the browser (flow `token-charge`); valid for one charge, for
 * some minutes.
 */
export const cardTokenSchema = z.object({
  dataDescriptor: z.string().check(z.minLength(1), z.maxLength(100)),
  dataValue: z.string().check(z.minLength(1), z.maxLength(maxTokenLength)),
});
export type CardToken = Readonly<z.infer<typeof cardTokenSchema>>;
