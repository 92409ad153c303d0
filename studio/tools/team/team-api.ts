import { paths } from "../../../app/kernel/paths";
import { callStaffApi } from "../parts/staff-api";

/** What the shop says of its staff (app/edge/team). */
export type Role = "administrator" | "editor" | "sales";

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly state: "joined" | "invited" | "sending" | "over";
  readonly since: string;
  /** Authenticator apps and passkeys; 0: one factor alone. */
  readonly authenticators: number;
};

export type StudioSession = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** As people call it: "Firefox on Windows". */
  readonly browser: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
  readonly startedAt: string;
  readonly usedAt: string;
  /** Whether a second factor was proven for it. */
  readonly isVerified: boolean;
};

/** What was done about the staff, and by whom. */
export type TeamLogEntry = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
};

export type SecondFactorRules = {
  /** Roles that have to sign in with a second factor. */
  readonly demanded: readonly Role[];
  /** How many guard the Studio password. */
  readonly passwordAuthenticators: number;
};

export type TeamPage = {
  readonly members: readonly Member[];
  readonly secondFactor: SecondFactorRules;
  readonly sessions: readonly StudioSession[];
  /** The latest hundred, the newest first. */
  readonly done: readonly TeamLogEntry[];
};

export type TeamChange =
  | { readonly action: "invite"; readonly name: string; readonly email: string; readonly role: Role }
  | { readonly action: "invite-again"; readonly id: string }
  | { readonly action: "role"; readonly id: string; readonly role: Role }
  | { readonly action: "remove"; readonly id: string }
  | { readonly action: "reset-second-factor"; readonly id: string }
  | { readonly action: "demand-second-factor"; readonly role: Role; readonly isDemanded: boolean };

const root = paths.team;

export const readTeam = () => callStaffApi<TeamPage>(root);

/** Each change answers how the staff stands then. */
export const changeTeam = (change: TeamChange) => callStaffApi<TeamPage>(root, change);

export const endSession = (id: string) =>
  callStaffApi<TeamPage>(`${root}/sessions/${encodeURIComponent(id)}`, {});
