import { HomeIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

/** Loaded on demand, to keep the Studio's first load small. */
const Start = lazy(async () => ({ default: (await import("./start")).StartPage }));

export const startTool: Tool = { name: "start", title: "Start", icon: HomeIcon, component: Start };
