/** What a person signed in to the Studio may do; a password gives administrator. */
export const roles = ["administrator", "editor", "sales"] as const;
export type Role = (typeof roles)[number];

/** The role of a stored name; one that this version does not know may do the least. */
export function parseRole(name: string): Role {
  return roles.find((role) => role === name) ?? "sales";
}

/** Who asks: a person at the Studio, or the shop itself. */
export type Identity = { readonly id: string; readonly name: string; readonly role: Role };

export const editorIdentity: Identity = { id: "local-editor", name: "Local Editor", role: "administrator" };

/** Who the demo lets look around as somebody who sells: reads everything, writes nothing of the content. */
export const salesIdentity: Identity = { id: "local-sales", name: "Local Sales", role: "sales" };

/** The people this lake knows by itself. */
export const demoIdentities: readonly Identity[] = [editorIdentity, salesIdentity];

/** The shop reading its own content, and its scripts. */
export const shopIdentity: Identity = { id: "shop", name: "The shop", role: "administrator" };
