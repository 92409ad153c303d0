import { visionTool } from "@sanity/vision";
import { defineConfig, defineLocaleResourceBundle, isDev } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost, lakeOptions } from "./connection";
import { deadLinksTool } from "./desk/dead-links-tool";
import { DoorIcon } from "./desk/door-icon";
import { fieldWithComplaints } from "./desk/field-with-complaints";
import { guarded, isSingleton } from "./desk/guards";
import { publishLater } from "./desk/schedule-action";
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
import { withNames } from "./tools/pictures/picture-choice";
import { picturesTool } from "./tools/pictures/pictures-tool";
import { presentation } from "./tools/presentation/presentation";
import { tellFrame } from "./tools/presentation/tell-frame";
import { startTool } from "./tools/start/start-tool";
import { isAdministrator, teamTool } from "./tools/team/team-tool";

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
  // On a hosted project the shop's staff endpoints ask Sanity who this is, by the token of who is signed in.
  ...(lakeHost ? lakeOptions(lakeHost) : { auth: { loginMethod: "token" } }),
  plugins: [
    structureTool({ title: "Content", structure, defaultDocumentNode }),
    presentation,
    tellFrame,
    // For developers only (`sanity dev`): to an editor a query language is no tool.
    ...(isDev ? [visionTool({ title: "Queries", defaultApiVersion: apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    // Templates feed the "create" menus: what exists once is never made anew.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  tools: (tools, { currentUser }) => [
    startTool,
    ...tools,
    deskTool,
    inboxTool,
    reviewsTool,
    picturesTool,
    deadLinksTool,
    unshownTool,
    catalogSheetTool,
    // A hosted project keeps its members itself.
    ...(lakeHost && isAdministrator(currentUser) ? [teamTool] : []),
  ],
  i18n: { bundles: [words] },
  form: {
    components: { input: typedText, field: fieldWithComplaints },
    image: { assetSources: withNames },
  },
  document: {
    productionUrl: (_, { document, getClient }) =>
      shopAddress(document, (query, params) =>
        getClient({ apiVersion }).fetch(query, params, { perspective: "drafts" }),
      ),
    actions: (actions, { schemaType }) => [
      ...guarded(actions, schemaType),
      ...(lakeHost && !isSingleton(schemaType) ? [publishLater] : []),
    ],
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
