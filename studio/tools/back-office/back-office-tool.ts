import { BillIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";
import { withBearer } from "../parts/with-bearer";

const BackOffice = lazy(async () => ({ default: (await import("./back-office")).BackOffice }));

/** The sales desk: quotes, orders and payments, for who sells. What is open stands in the address. */
export const backOfficeTool: Tool = {
  name: "desk",
  title: "Sales desk",
  icon: BillIcon,
  component: withBearer(BackOffice),
  router: route.create("/", [route.create("/:section", [route.create("/:id")])]),
};
