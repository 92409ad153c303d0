import type { CurrentUser } from "sanity";
import { writableTypes } from "../../app/content/writable-types";

const typesByRole: Readonly<Record<string, readonly string[]>> = writableTypes;

/** Returns the document types that the user can write; undefined: all types. */
export function listWritableTypes(user: Pick<CurrentUser, "roles"> | null): readonly string[] | undefined {
  const limits = user?.roles.map(({ name }) => typesByRole[name]) ?? [];
  if (limits.length === 0 || limits.includes(undefined)) return undefined;
  return limits.flatMap((types) => types ?? []);
}
