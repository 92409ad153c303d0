import { paths } from "../../../app/kernel/paths";
import { callStaffApi } from "../parts/staff-api";

/** Types of the shop's staff API (app/edge/staff). */
export type Role = "administrator" | "editor" | "sales";

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly state: "joined" | "invited" | "unsent" | "expired";
  readonly since: string;
  /** Number of authenticator apps and passkeys; 0 means no second factor. */
  readonly authenticators: number;
};

export type StudioSession = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Readable name: "Firefox on Windows". */
  readonly browser: string;
  /** True for the current session. */
  readonly isThis: boolean;
  readonly startedAt: string;
  readonly usedAt: string;
  /** True when a second factor was verified for the session. */
  readonly isVerified: boolean;
};

/** A change of staff and its author. */
export type TeamLogEntry = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
};

export type SecondFactorRules = {
  /** Roles that require a second factor. */
  readonly demanded: readonly Role[];
  /** Number of authenticators of the Studio password. */
  readonly passwordAuthenticators: number;
};

export type TeamPage = {
  readonly members: readonly Member[];
  readonly secondFactor: SecondFactorRules;
  readonly sessions: readonly StudioSession[];
  /** The latest hundred entries, newest first. */
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

/** Sends a change and returns the updated staff page. */
export const sendTeamChange = (change: TeamChange) => callStaffApi<TeamPage>(root, change);

export const endSession = (id: string) =>
  callStaffApi<TeamPage>(`${root}/sessions/${encodeURIComponent(id)}`, {});
