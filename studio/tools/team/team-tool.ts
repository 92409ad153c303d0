import { UsersIcon } from "@sanity/icons";
import type { CurrentUser, Tool } from "sanity";
import { Team } from "./team";

/** Who works here, on the embedded lake: invited, given a role and removed by an administrator. */
export const teamTool: Tool = { name: "staff", title: "Staff", icon: UsersIcon, component: Team };

export function isAdministrator(user: Pick<CurrentUser, "roles"> | null): boolean {
  return user?.roles.some(({ name }) => name === "administrator") ?? false;
}
