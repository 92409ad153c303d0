import type { DocumentActionComponent } from "sanity";

/** Documents that exist once, under an id equal to their type; nobody creates, copies or deletes them. */
export const singletons = ["siteSettings", "navigation"] as const;

const allowed = new Set(["publish", "discardChanges", "restore"]);

export function isSingleton(schemaType: string): boolean {
  return singletons.some((name) => name === schemaType);
}

export function singletonActions(actions: readonly DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.filter(({ action }) => action !== undefined && allowed.has(action));
}
