/** The five payment statuses that are stored (S2 §3.6, ruling A19). Only 'completed' counts as paid. */
export const paymentStatuses = ["completed", "failed", "pending", "on_hold", "success"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
