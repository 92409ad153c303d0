import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { paths } from "../app/kernel/paths";

const noFilmPlayer = fileURLToPath(new URL("./no-film-player.ts", import.meta.url));

/** The build is the same for the embedded lake and a hosted project: which one is told by the server at run time. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_PROJECT_ID ?? "local",
    dataset: process.env.SANITY_DATASET ?? "production",
  },
  // The one place that says where the Studio lives; the server reads its address from the built index.html.
  project: { basePath: paths.studio },
  deployment: { autoUpdates: false },
  vite: {
    resolve: {
      alias: {
        // What the shop and the Studio share names its own layers as the shop does.
        "~": fileURLToPath(new URL("../app", import.meta.url)),
        "@mux/mux-player-react": noFilmPlayer,
        "player.style/sutro": noFilmPlayer,
      },
    },
  },
  typegen: {
    path: "./schemas/**/*.ts",
    schema: "schema.json",
    generates: "content-types.generated.ts",
  },
});
