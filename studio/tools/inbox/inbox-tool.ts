import { EnvelopeIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";
import { withBearer } from "../parts/with-bearer";

const Inbox = lazy(async () => ({ default: (await import("./inbox")).Inbox }));

/** Studio tool for form submissions. */
export const inboxTool: Tool = {
  name: "inbox",
  title: "Inbox",
  icon: EnvelopeIcon,
  component: withBearer(Inbox),
};
