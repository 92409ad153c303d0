import { spawn } from "node:child_process";

export type RefusedStart = { readonly code: number | null; readonly said: string };

/** Runs a program that should refuse to go on; resolves with its exit code and all it said. */
export function runToEnd(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RefusedStart> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    });
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      said += String(chunk);
    });
    child.on("close", (code) => resolve({ code, said: said.trim() }));
  });
}

/** Starts the built server, which should refuse. */
export function refusedStart(settings: Readonly<Record<string, string>>): Promise<RefusedStart> {
  return runToEnd(["build/server.js"], settings);
}
