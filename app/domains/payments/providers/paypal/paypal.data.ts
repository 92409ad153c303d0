import * as z from "zod/mini";

/** Account configuration that the browser may see (PAY-001). */
export const paypalConfigSchema = z.object({
  clientId: z.string(),
  /** URL of PayPal's browser script when it is not the default. */
  sdkBaseUrl: z.optional(z.string()),
});

/** The order id for PayPal's button, and an approval URL for browsers without it. */
export const paypalClientSchema = z.object({ paypalOrderId: z.string(), approveUrl: z.string() });
