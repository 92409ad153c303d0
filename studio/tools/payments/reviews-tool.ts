import { CreditCardIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { withBearer } from "../parts/with-bearer";
import { Reviews } from "./reviews";

/** The Studio's own tool for payments a person has to look at. */
export const reviewsTool: Tool = {
  name: "payments",
  title: "Payments",
  icon: CreditCardIcon,
  component: withBearer(Reviews),
};
