import { BillIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";
import { withBearer } from "../parts/with-bearer";

const Desk = lazy(async () => ({ default: (await import("./desk")).Desk }));

/** The sales desk: quotes, orders and payments, for who sells. What is open stands in the address. */
export const deskTool: Tool = {
  name: "desk",
  title: "Sales desk",
  icon: BillIcon,
  component: withBearer(Desk),
  router: route.create("/", [route.create("/:section", [route.create("/:id")])]),
};
