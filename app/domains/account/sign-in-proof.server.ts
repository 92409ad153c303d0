import { mailedProof } from "~/kernel/mailed-proof.server";

/** What the mail that signs a customer in proves. */
export const signInProof = mailedProof("account sign-in");
