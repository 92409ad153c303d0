import { CreditCardIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";
import { withBearer } from "../parts/with-bearer";

const Reviews = lazy(async () => ({ default: (await import("./reviews")).Reviews }));

/** Studio tool for payments that need review. */
export const reviewsTool: Tool = {
  name: "payment-reviews",
  title: "Payment reviews",
  icon: CreditCardIcon,
  component: withBearer(Reviews),
};
