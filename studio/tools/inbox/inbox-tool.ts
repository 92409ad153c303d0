import { EnvelopeIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { withBearer } from "../parts/with-bearer";
import { Inbox } from "./inbox";

/** The Studio's own tool for what visitors sent. */
export const inboxTool: Tool = {
  name: "inbox",
  title: "Inbox",
  icon: EnvelopeIcon,
  component: withBearer(Inbox),
};
