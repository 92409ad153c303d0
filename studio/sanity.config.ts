import { visionTool } from "@sanity/vision";
import { defineConfig, defineLocaleResourceBundle, isDev } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost, lakeOptions } from "./connection";
import { DoorIcon } from "./desk/door-icon";
import { shopAddress } from "./desk/shop-address";
import { isSingleton, singletonActions } from "./desk/singletons";
import { structure } from "./desk/structure";
import { schemaTypes } from "./schemas";
import { apiVersion } from "./schemas/parts/api-version";

const words = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "structure",
  resources: { "production-preview.menu-item.title": "See it in the shop" },
});

export default defineConfig({
  name: "default",
  title: "Studio",
  icon: DoorIcon,
  projectId: connection.projectId,
  dataset: connection.dataset,
  ...(lakeHost ? lakeOptions(lakeHost) : {}),
  plugins: [
    structureTool({ title: "Content", structure }),
    // For developers only (`sanity dev`): to an editor a query language is no tool.
    ...(isDev ? [visionTool({ title: "Queries", defaultApiVersion: apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    // Templates feed the "create" menus: what exists once is never made anew.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  i18n: { bundles: [words] },
  document: {
    productionUrl: (_, { document, getClient }) =>
      shopAddress(document, (query, params) => getClient({ apiVersion }).fetch(query, params)),
    actions: (actions, { schemaType }) => (isSingleton(schemaType) ? singletonActions(actions) : actions),
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
