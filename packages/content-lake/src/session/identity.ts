/** Roles of Studio users; the shared password grants administrator. */
export const roles = ["administrator", "editor", "sales"] as const;
export type Role = (typeof roles)[number];

/** Returns the role of a stored name; unknown names get the role with the fewest permissions. */
export function parseRole(name: string): Role {
  return roles.find((role) => role === name) ?? "sales";
}

/** An authenticated user, or the shop itself. */
export type Identity = { readonly id: string; readonly name: string; readonly role: Role };

export const editorIdentity: Identity = { id: "local-editor", name: "Local Editor", role: "administrator" };

/** Demo user who can read everything and write only some document types (`writableTypes`). */
export const salesIdentity: Identity = { id: "local-sales", name: "Local Sales", role: "sales" };

/** Users that exist without staff accounts. */
export const demoIdentities: readonly Identity[] = [editorIdentity, salesIdentity];

/** The shop's own client and scripts. */
export const shopIdentity: Identity = { id: "shop", name: "The shop", role: "administrator" };
