import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { builtAssets } from "./assets.server";

export type RemixBuild = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly assets: RequestHandler;
};

/** The app as Remix built it; in development Vite builds each module when it is asked for, with hot reload. */
export async function loadRemix(server: Server): Promise<RemixBuild> {
  return process.env.NODE_ENV === "production" ? builtRemix() : viteRemix(server);
}

async function builtRemix(): Promise<RemixBuild> {
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  return { build, assets: builtAssets("build/client") };
}

async function viteRemix(server: Server): Promise<RemixBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const load = async () => buildOf(await vite.ssrLoadModule("virtual:remix/server-build"));
  return { build: load, assets: vite.middlewares };
}

function buildOf(module: Record<string, unknown>): ServerBuild {
  if (!isServerBuild(module)) throw new Error("Vite gave no Remix build");
  return module;
}

function isServerBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module && "assets" in module;
}
