import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost, lakeOptions } from "./connection";
import { DoorIcon } from "./desk/door-icon";
import { isSingleton, singletonActions } from "./desk/singletons";
import { structure } from "./desk/structure";
import { schemaTypes } from "./schemas";

export default defineConfig({
  name: "default",
  title: "Studio",
  icon: DoorIcon,
  projectId: connection.projectId,
  dataset: connection.dataset,
  ...(lakeHost ? lakeOptions(lakeHost) : {}),
  plugins: [
    structureTool({ title: "Content", structure }),
    visionTool({ title: "Queries", defaultApiVersion: "2025-02-19" }),
  ],
  schema: {
    types: schemaTypes,
    // Templates feed the "create" menus: what exists once is never made anew.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) => (isSingleton(schemaType) ? singletonActions(actions) : actions),
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
