import { mailedProof } from "~/kernel/mailed-proof.server";

/** What a mail proves that lets one of the staff in. */
export const staffProof = mailedProof("staff sign-in");
