import { bigint, bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Who of the staff did what; appended to, never edited. */
export const auditEntries = pgTable(
  "audit_entry",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    author: text().notNull(),
    subject: text({ enum: ["order", "staff"] }).notNull(),
    kind: text({ enum: ["event", "note"] }).notNull(),
    subjectId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("audit_entry_subject").on(table.subject, table.subjectId)],
);

/** Who works here and signs in by mail. Who was removed stays: edits and entries keep a name. */
export const staffMembers = pgTable("staff_member", {
  id: text().primaryKey(),
  /** In lower case, so that one mailbox is one person. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ["administrator", "editor", "sales"] }).notNull(),
  invitedAt: instant().notNull(),
  invitedBy: text().notNull(),
  /** When an invitation was first taken up. */
  joinedAt: instant(),
  removedAt: instant(),
});

/**
 * An invitation, or somebody asking to sign in to the Studio by mail: link and code are keyed hashes of the id and
 * stand in the mail alone. Without a member: a mailbox nobody of the staff has; nothing is sent.
 */
export const staffSignIns = pgTable(
  "staff_sign_in",
  {
    id: text().primaryKey(),
    memberId: text().references(() => staffMembers.id),
    kind: text({ enum: ["invitation", "sign-in"] }).notNull(),
    /** Counted before a code is compared: tries at once do not slip past. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index("staff_sign_in_member").on(table.memberId),
    index("staff_sign_in_age").on(table.expiresAt),
  ],
);

/** A second factor of one of the staff: an authenticator app (TOTP) or a passkey. */
export const staffAuthenticators = pgTable(
  "staff_authenticator",
  {
    id: text().primaryKey(),
    /** The id of a member, or `local-editor` for whoever knows the Studio password. */
    userId: text().notNull(),
    kind: text({ enum: ["totp", "passkey"] }).notNull(),
    name: text().notNull(),
    /** TOTP: the shared secret, encrypted with a key derived from SESSION_SECRET. */
    sealedSecret: text(),
    /** TOTP: the newest time step whose code was accepted; a code of it or of an earlier step is a replay. */
    lastStep: bigint({ mode: "number" }),
    /** Passkey: the credential's id and COSE public key, both base64url. */
    credentialId: text().unique(),
    publicKey: text(),
    /** Passkey: the signature counter, zero where the device has none. */
    counter: bigint({ mode: "number" }),
    transports: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
    /** Null until the person has proved that it works; it opens nothing before that. */
    confirmedAt: instant(),
    lastUsedAt: instant(),
  },
  (table) => [index("staff_authenticator_user").on(table.userId)],
);

/** Recovery codes that were not used yet, as SHA-256 of 120 random bits. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_code",
  {
    hash: text().primaryKey(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("staff_recovery_code_user").on(table.userId)],
);

/** A WebAuthn challenge that waits for its answer; deleted by the first answer. */
export const staffChallenges = pgTable(
  "staff_webauthn_challenge",
  {
    challenge: text().primaryKey(),
    userId: text().notNull(),
    /** The session or pending sign-in that asked for it. */
    holderId: text().notNull(),
    purpose: text({ enum: ["register", "verify"] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("staff_webauthn_challenge_age").on(table.expiresAt)],
);

/** Roles that have to sign in with a second factor; one without a row may. */
export const staffFactorDemands = pgTable("staff_factor_demand", {
  role: text({ enum: ["administrator", "editor", "sales"] }).primaryKey(),
  demandedBy: text().notNull(),
  demandedAt: instant().notNull(),
});
