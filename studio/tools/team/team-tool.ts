import { UsersIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { Team } from "./team";

/** Who works here, on the embedded lake: invited, given a role and removed by an administrator. */
export const teamTool: Tool = { name: "staff", title: "Staff", icon: UsersIcon, component: Team };
