import { visionTool } from "@sanity/vision";
import { defineConfig, isDev } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost } from "./connection";
import { DoorIcon } from "./desk/door-icon";
import { fieldWithComplaints } from "./desk/field-with-complaints";
import { guarded, isSingleton } from "./desk/guards";
import { keepSaving } from "./desk/keep-saving";
import { publishLater } from "./desk/schedule-action";
import { shopAddress } from "./desk/shop-address";
import { defaultDocumentNode, structure } from "./desk/structure";
import { studioWords } from "./desk/studio-words";
import { typedText } from "./desk/typed-text";
import { lakeOptions } from "./lake-options";
import { schemaTypes } from "./schemas";
import { apiVersion } from "./schemas/parts/api-version";
import { withNames } from "./tools/pictures/picture-choice";
import { presentation } from "./tools/presentation/presentation";
import { tellFrame } from "./tools/presentation/tell-frame";
import { toolsOf } from "./tools/tools-of";

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
    tellFrame(),
    keepSaving(),
    // For developers only (`sanity dev`): to an editor a query language is no tool.
    ...(isDev ? [visionTool({ title: "Queries", defaultApiVersion: apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    // Templates feed the "create" menus: what exists once is never made anew.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  tools: (tools, { currentUser }) => toolsOf(tools, { isLake: lakeHost !== undefined, user: currentUser }),
  i18n: { bundles: studioWords },
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
      ...(lakeHost ? [publishLater] : []),
    ],
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
