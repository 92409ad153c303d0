import { HomeIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

/** Comes when it is opened: the Studio's first load stays as it is. */
const Start = lazy(async () => ({ default: (await import("./start")).Start }));

export const startTool: Tool = { name: "start", title: "Start", icon: HomeIcon, component: Start };
