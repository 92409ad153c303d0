import { spawn } from "node:child_process";

export type ProgramResult = { readonly code: number | null; readonly output: string };

/** Runs a program that should fail to start. Resolves with its exit code and output. */
export function runProgram(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  folder = ".",
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
    });
    child.on("close", (code) => resolve({ code, output: output.trim() }));
  });
}

/** Starts the built server, which should fail to start. */
export function runBuiltServer(settings: Readonly<Record<string, string>>): Promise<ProgramResult> {
  return runProgram(["build/server.js"], settings);
}
