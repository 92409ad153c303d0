import type { Member, Role } from "./team-api";

export const roleWords: Readonly<Record<Role, { readonly title: string; readonly may: string }>> = {
  administrator: { title: "Administrator", may: "Everything, and who works here" },
  editor: { title: "Editor", may: "Pages, styles, pictures and texts; no money" },
  sales: { title: "Sales", may: "Quotes, orders, payments and the inbox; changes no page" },
};

type StateWords = { readonly title: string; readonly tone: "positive" | "caution" | "primary" };

export const stateWords: Readonly<Record<Member["state"], StateWords>> = {
  joined: { title: "Works here", tone: "positive" },
  invited: { title: "Invited", tone: "primary" },
  sending: { title: "Mail has not left yet", tone: "caution" },
  over: { title: "Invitation is over", tone: "caution" },
};
