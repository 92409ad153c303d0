import { z } from "zod";

/** What the payment endpoints answer (S2 §7); amounts in dollars (ruling C23). Tests hold every answer to these. */
export const refusalSchema = z.object({
  success: z.literal(false).optional(),
  error: z.string().optional(),
  message: z.string(),
});

const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  client_secret: z.string().optional(),
});

export const intentAnswerSchema = z.object({ paymentIntent: intent, message: z.string().optional() });

export const paypalOrderAnswerSchema = z.object({
  id: z.string(),
  response: z.object({
    links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string() })),
  }),
});

export const paypalCaptureAnswerSchema = z.object({
  amount: z.number(),
  transactionId: z.string().nullable(),
  status: z.string(),
  transactionResponse: z.object({ status: z.string() }),
  message: z.string(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string() })).optional(),
});
