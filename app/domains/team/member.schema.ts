import { z } from "zod";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { normalizeEmail } from "~/kernel/text/typed-text";
import { passwordUserId } from "./studio-password";

export const staffRoles = ["administrator", "editor", "sales"] as const;
const id = z.uuid();
const role = z.enum(staffRoles);

const mailbox = z
  .string()
  .transform(normalizeEmail)
  .superRefine((email, context) => {
    const message = findFirstError(emailRules, email);
    if (message) context.addIssue({ code: "custom", message });
  });

/** The changes to the team that an administrator can request. */
export const teamChangeSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("invite"), name: z.string().trim().min(1).max(80), email: mailbox, role }),
  z.object({ action: z.literal("invite-again"), id }),
  z.object({ action: z.literal("role"), id, role }),
  z.object({ action: z.literal("remove"), id }),
  z.object({ action: z.literal("reset-second-factor"), id: z.union([id, z.literal(passwordUserId)]) }),
  z.object({ action: z.literal("demand-second-factor"), role, isDemanded: z.boolean() }),
]);
export type TeamChange = z.output<typeof teamChangeSchema>;
