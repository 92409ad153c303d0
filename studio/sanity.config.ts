import { visionTool } from "@sanity/vision";
import { defineConfig, defineLocaleResourceBundle, isDev } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost, lakeOptions } from "./connection";
import { deadLinksTool } from "./desk/dead-links-tool";
import { DoorIcon } from "./desk/door-icon";
import { fieldWithComplaints } from "./desk/field-with-complaints";
import { guarded, isSingleton } from "./desk/guards";
import { shopAddress } from "./desk/shop-address";
import { defaultDocumentNode, structure } from "./desk/structure";
import { typedText } from "./desk/typed-text";
import { unshownTool } from "./desk/unshown-tool";
import { schemaTypes } from "./schemas";
import { apiVersion } from "./schemas/parts/api-version";
import { catalogSheetTool } from "./tools/catalog-sheet/catalog-sheet-tool";
import { deskTool } from "./tools/desk/desk-tool";
import { inboxTool } from "./tools/inbox/inbox-tool";
import { reviewsTool } from "./tools/payments/reviews-tool";

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
    structureTool({ title: "Content", structure, defaultDocumentNode }),
    // For developers only (`sanity dev`): to an editor a query language is no tool.
    ...(isDev ? [visionTool({ title: "Queries", defaultApiVersion: apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    // Templates feed the "create" menus: what exists once is never made anew.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  // A hosted project keeps its editors to itself: the shop cannot tell who they are.
  tools: (tools) => [
    ...tools,
    ...(lakeHost ? [deskTool, inboxTool, reviewsTool] : []),
    deadLinksTool,
    unshownTool,
    catalogSheetTool,
  ],
  i18n: { bundles: [words] },
  form: { components: { input: typedText, field: fieldWithComplaints } },
  document: {
    productionUrl: (_, { document, getClient }) =>
      shopAddress(document, (query, params) => getClient({ apiVersion }).fetch(query, params)),
    actions: (actions, { schemaType }) => guarded(actions, schemaType),
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
