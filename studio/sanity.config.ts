import { visionTool } from "@sanity/vision";
import { defineConfig, isDev } from "sanity";
import { structureTool } from "sanity/structure";
import { connection, lakeHost } from "./connection";
import { createLakeOptions } from "./lake-options";
import { schemaTypes } from "./schemas";
import { apiVersion } from "./schemas/parts/api-version";
import { renderTextInput } from "./structure/collaborative-text-input";
import { isSingleton, restrictActions } from "./structure/document-actions";
import { DoorIcon } from "./structure/door-icon";
import { renderFieldWithErrors } from "./structure/field-with-errors";
import { scheduleAction } from "./structure/schedule-action";
import { findShopUrl } from "./structure/shop-url";
import { defaultDocumentNode, structure } from "./structure/structure";
import { studioMessages } from "./structure/studio-messages";
import { unsavedEditsGuard } from "./structure/unsaved-edits-guard";
import { listWritableTypes } from "./structure/writable-types";
import { listToolsForUser } from "./tools/list-tools-for-user";
import { replacePictureSource } from "./tools/pictures/picture-source";
import { presentation } from "./tools/presentation/presentation";
import { previewPlugin } from "./tools/presentation/preview-plugin";

export default defineConfig({
  name: "default",
  title: "Studio",
  icon: DoorIcon,
  projectId: connection.projectId,
  dataset: connection.dataset,
  // With a hosted project, the shop's staff endpoints verify the user by this token.
  ...(lakeHost ? createLakeOptions(lakeHost) : { auth: { loginMethod: "token" } }),
  plugins: [
    structureTool({ title: "Content", structure, defaultDocumentNode }),
    presentation,
    previewPlugin(),
    unsavedEditsGuard(),
    // For developers only (`sanity dev`), because editors do not write queries.
    ...(isDev ? [visionTool({ title: "Queries", defaultApiVersion: apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    // Templates fill the "create" menus; singletons cannot be created again.
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  tools: (tools, { currentUser }) =>
    listToolsForUser(tools, { isLake: lakeHost !== undefined, user: currentUser }),
  i18n: { bundles: studioMessages },
  form: {
    components: { input: renderTextInput, field: renderFieldWithErrors },
    image: { assetSources: replacePictureSource },
  },
  document: {
    productionUrl: (_, { document, getClient }) =>
      findShopUrl(document, (query, params) =>
        getClient({ apiVersion }).fetch(query, params, { perspective: "drafts" }),
      ),
    actions: (actions, { schemaType, currentUser }) => [
      ...restrictActions(actions, schemaType),
      // A schedule is a separate document, which a user with limited types cannot write.
      ...(lakeHost && !listWritableTypes(currentUser) ? [scheduleAction] : []),
    ],
    newDocumentOptions: (options, { currentUser }) => {
      const types = listWritableTypes(currentUser);
      return types ? options.filter(({ templateId }) => types.includes(templateId)) : options;
    },
    ...(lakeHost ? { comments: { enabled: false } } : {}),
  },
});
