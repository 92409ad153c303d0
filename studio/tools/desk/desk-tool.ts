import { BillIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { Desk } from "./desk";

/** The sales desk: quotes, for who sells. */
export const deskTool: Tool = { name: "desk", title: "Sales desk", icon: BillIcon, component: Desk };
