import * as z from "zod/mini";

/** What the browser may know of the account (PAY-001). */
export const paypalConfigSchema = z.object({
  clientId: z.string(),
  /** Where PayPal's browser script stands, when it is not PayPal's own address. */
  sdkBaseUrl: z.optional(z.string()),
});

/** What PayPal's buttons ask for: the order to approve, and where a browser without them could do so. */
export const paypalClientSchema = z.object({ paypalOrderId: z.string(), approveUrl: z.string() });
