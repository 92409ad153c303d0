import { bigint, bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Audit log of staff actions; rows are never changed. */
export const auditEntries = pgTable(
  "audit_entry",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    author: text().notNull(),
    subject: text({ enum: ["order", "staff", "price-book"] }).notNull(),
    kind: text({ enum: ["event", "note"] }).notNull(),
    subjectId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("audit_entry_subject").on(table.subject, table.subjectId)],
);

/** Staff who sign in by email. Removed members stay, so that entries keep a name. */
export const staffMembers = pgTable("staff_member", {
  id: text().primaryKey(),
  /** In lower case, so that one address is one person. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ["administrator", "editor", "sales"] }).notNull(),
  invitedAt: instant().notNull(),
  invitedBy: text().notNull(),
  /** When the invitation was accepted. */
  joinedAt: instant(),
  removedAt: instant(),
});

/**
 * Invitations and pending Studio sign-ins. Link and code are keyed hashes of the id and appear only in the
 * email. Without a member: an unknown email; nothing is sent.
 */
export const staffSignIns = pgTable(
  "staff_sign_in",
  {
    id: text().primaryKey(),
    memberId: text().references(() => staffMembers.id),
    kind: text({ enum: ["invitation", "sign-in"] }).notNull(),
    /** Counted before a code is compared, so that parallel attempts count too. */
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

/** A second factor of a staff member: an authenticator app (TOTP) or a passkey. */
export const staffAuthenticators = pgTable(
  "staff_authenticator",
  {
    id: text().primaryKey(),
    /** Id of a member, or `local-editor` for the Studio password. */
    userId: text().notNull(),
    kind: text({ enum: ["totp", "passkey"] }).notNull(),
    name: text().notNull(),
    /** TOTP: the shared secret, encrypted with a key derived from SESSION_SECRET. */
    sealedSecret: text(),
    /** TOTP: the last accepted time step; codes up to it are replays. */
    lastStep: bigint({ mode: "number" }),
    /** Passkey: the credential's id and COSE public key, both base64url. */
    credentialId: text().unique(),
    publicKey: text(),
    /** Passkey: the signature counter; zero when the device has none. */
    counter: bigint({ mode: "number" }),
    transports: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
    /** Null until the person has proved that it works. */
    confirmedAt: instant(),
    lastUsedAt: instant(),
  },
  (table) => [index("staff_authenticator_user").on(table.userId)],
);

/** Unused recovery codes, as SHA-256 of 120 random bits. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_code",
  {
    hash: text().primaryKey(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("staff_recovery_code_user").on(table.userId)],
);

/** A pending WebAuthn challenge; deleted by its first response. */
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

/** Roles that must use a second factor; for others it is optional. */
export const staffFactorRequirements = pgTable("staff_factor_demand", {
  role: text({ enum: ["administrator", "editor", "sales"] }).primaryKey(),
  demandedBy: text().notNull(),
  demandedAt: instant().notNull(),
});
