import type { Member, Role, TeamChange } from "./team-api";

export const roleMessages: Readonly<Record<Role, { readonly title: string; readonly may: string }>> = {
  administrator: { title: "Administrator", may: "Everything, including team members" },
  editor: { title: "Editor", may: "Pages, styles, pictures and text; no payments" },
  sales: { title: "Sales", may: "Quotes, orders, payments, the inbox and estimator prices; no pages" },
};

/** Describes a member's second factors. */
export function describeSecondFactors(authenticators: number): string {
  if (authenticators === 0) return "No second factor";
  return authenticators === 1 ? "Second factor" : `${authenticators} second factors`;
}

type StateMessage = { readonly title: string; readonly tone: "positive" | "caution" | "primary" };

export const stateMessages: Readonly<Record<Member["state"], StateMessage>> = {
  joined: { title: "Joined", tone: "positive" },
  invited: { title: "Invited", tone: "primary" },
  unsent: { title: "Email hasn't been sent yet", tone: "caution" },
  expired: { title: "Invitation has expired", tone: "caution" },
};

/** Describes a change in one sentence, announced to screen readers. */
export function describeChange(change: TeamChange, name: string): string {
  switch (change.action) {
    case "invite":
    case "invite-again":
      return `${name} is invited: the email is on its way.`;
    case "role":
      return `${name} has the role ${roleMessages[change.role].title.toLowerCase()} from the next sign-in on.`;
    case "remove":
      return `${name} is removed and signed out everywhere.`;
    case "reset-second-factor":
      return `The second factor of ${name} was reset, and their sessions have ended.`;
    case "demand-second-factor":
      return change.isDemanded
        ? `${name} will set up a second factor at the next sign-in.`
        : `${name} can sign in without a second factor.`;
  }
}
