/**
 * Remix options in one place. The Vite plugin does not read this file by itself; vite.config.ts imports it.
 * Every v3 flag is on, so that moving to React Router 7 stays a codemod.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ssr: true,
  // scripts/build.mjs builds beside the build in use.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};
