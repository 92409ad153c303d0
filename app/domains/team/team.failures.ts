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
  "already-member": "This mailbox belongs to one of the staff already.",
  "no-such-member": "There is nobody of the staff by this name any more.",
  "has-joined": "This person has joined already and needs no invitation.",
  "last-administrator": "The shop needs one administrator: make somebody else one first.",
} as const satisfies Record<TeamFailure["code"], string>;
