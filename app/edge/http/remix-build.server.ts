import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { Handler } from "./handler";

export async function loadRemixBuild(): Promise<ServerBuild> {
  return parseBuild(await import(pathToFileURL(resolve("build/server/index.js")).href));
}

type ViteRemix = { readonly build: () => Promise<ServerBuild>; readonly assets: Handler };

/** Starts Vite, which builds modules on demand in development, with hot reload. */
export async function startVite(server: Server): Promise<ViteRemix> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const build = async () => parseBuild(await vite.ssrLoadModule("virtual:remix/server-build"));
  return { build, assets: vite.middlewares };
}

function parseBuild(module: Record<string, unknown>): ServerBuild {
  if (!isServerBuild(module)) throw new Error("there is no Remix build");
  return module;
}

function isServerBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module && "assets" in module;
}
