import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { paths } from "../app/kernel/paths";

const resolveFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const noVideoPlayer = resolveFile("./no-video-player.ts");

/** The build is the same for the embedded lake and a hosted project; the server decides at run time. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_PROJECT_ID ?? "local",
    dataset: process.env.SANITY_DATASET ?? "production",
  },
  // The only definition of the Studio's base path; the server reads it from the built index.html.
  project: { basePath: paths.studio },
  deployment: { autoUpdates: false },
  vite: {
    resolve: {
      alias: [
        // Code shared with the shop uses the shop's import alias.
        { find: "~", replacement: resolveFile("../app") },
        { find: "@mux/mux-player-react", replacement: noVideoPlayer },
        { find: "player.style/sutro", replacement: noVideoPlayer },
        // Matches the package only, not its files: event-source.ts imports one of them.
        { find: /^@sanity\/eventsource$/, replacement: resolveFile("./event-source.ts") },
      ],
    },
  },
  typegen: {
    path: "./schemas/**/*.ts",
    schema: "schema.json",
    generates: "content-types.generated.ts",
  },
});
