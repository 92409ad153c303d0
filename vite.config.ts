import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  "~": from("./app"),
  "#db": from("./db"),
  "#lake": from("./lake"),
  "#sandbox": from("./sandbox"),
  "#tests": from("./tests"),
};

export default defineConfig({
  cacheDir: ".cache/vite",
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias },
  // One CSS pipeline for server and client builds, or their hashes differ and the page asks for a missing file.
  build: { cssMinify: true, target: "es2022", minify: "terser", terserOptions: { compress: { passes: 2 } } },
  ssr: { noExternal: ["keen-slider"] },
  // The Studio is a package of its own, built beside the shop: its files are no reason to reload a page.
  server: { watch: { ignored: ["**/studio/**", "**/.data/**", "**/.cache/**"] } },
});
