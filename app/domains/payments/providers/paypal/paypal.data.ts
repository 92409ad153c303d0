import { z } from "zod";

/** What the browser may know of the account (PAY-001). */
export const paypalConfigShape = z.object({ clientId: z.string() });

/** What PayPal's buttons ask for: the order to approve. */
export const paypalClientShape = z.object({ paypalOrderId: z.string() });
