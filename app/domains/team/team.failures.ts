/** The reasons why a change to the team was rejected. */
export type TeamFailure = {
  readonly code: "already-member" | "no-such-member" | "has-joined" | "last-administrator";
};

export const teamFailureStatus = {
  "already-member": 409,
  "no-such-member": 404,
  "has-joined": 409,
  "last-administrator": 409,
} as const satisfies Record<TeamFailure["code"], number>;

export const teamFailureTexts = {
  "already-member": "This email address already belongs to a team member.",
  "no-such-member": "This person is no longer on the team.",
  "has-joined": "This person has already joined and doesn't need an invitation.",
  "last-administrator": "The shop needs an administrator: make someone else one first.",
} as const satisfies Record<TeamFailure["code"], string>;
