import { UsersIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const Team = lazy(async () => ({ default: (await import("./team")).Team }));

/** Staff page on the embedded lake: administrators invite, change roles and remove. */
export const teamTool: Tool = { name: "staff", title: "Staff", icon: UsersIcon, component: Team };
