import { BillIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";
import { withBearer } from "../parts/with-bearer";

const BackOffice = lazy(async () => ({ default: (await import("./back-office")).BackOffice }));

/** Sales back office with quotes, orders and payments; the open item is part of the URL. */
export const backOfficeTool: Tool = {
  name: "desk",
  title: "Sales desk",
  icon: BillIcon,
  component: withBearer(BackOffice),
  router: route.create("/", [route.create("/:section", [route.create("/:id")])]),
};
