import { UsersIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const Team = lazy(async () => ({ default: (await import("./team")).Team }));

/** Who works here, on the embedded lake: invited, given a role and removed by an administrator. */
export const teamTool: Tool = { name: "staff", title: "Staff", icon: UsersIcon, component: Team };
