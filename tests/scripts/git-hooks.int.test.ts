import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "hooks-")));
  cpSync("scripts/commits", join(folder, "scripts/commits"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const env = {
  NODE_ENV: "test" as const,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GIT_CONFIG_GLOBAL: "/dev/null",
};
const author = ["-c", "user.name=Robin", "-c", "user.email=robin@example.com"];
const git = (...args: readonly string[]) =>
  execFileSync("git", [...author, ...args], { cwd: folder, env, encoding: "utf8", stdio: "pipe" }).trim();
const install = (settings = {}) =>
  spawnSync(process.execPath, ["scripts/commits/offer-git-hooks.cjs"], {
    cwd: folder,
    env: { ...env, ...settings },
  });
const check = () =>
  spawnSync(process.execPath, ["scripts/commits/check-commit-messages.mjs"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
const hooksPath = () =>
  spawnSync("git", ["config", "--get", "core.hooksPath"], {
    cwd: folder,
    env,
    encoding: "utf8",
  }).stdout.trim();

function addHooks(): void {
  cpSync(".githooks", join(folder, ".githooks"), { recursive: true });
  git("init", "-q", "-b", "main");
}
function commit(message: string): void {
  writeFileSync(join(folder, "file"), message);
  git("add", ".");
  git("-c", "core.hooksPath=/dev/null", "commit", "-qm", message);
}

describe("the Git hooks that an install sets up", () => {
  it("sets the hooks path of a clone without hooks", () => {
    addHooks();
    expect(install().status).toBe(0);
    expect(hooksPath()).toBe(".githooks");
  });

  it("rejects a malformed commit message and accepts a correct one", () => {
    addHooks();
    install();
    git("add", ".");
    expect(() => git("commit", "-qm", "Added a label.")).toThrow('write "scope: subject"');
    git("commit", "-qm", "ui: add a label");
    expect(git("log", "--format=%s")).toBe("ui: add a label");
  });

  it("keeps a hooks path that is already set", () => {
    addHooks();
    git("config", "core.hooksPath", "my-hooks");
    expect(install().status).toBe(0);
    expect(hooksPath()).toBe("my-hooks");
  });

  it("leaves a clone with existing hooks unchanged", () => {
    addHooks();
    mkdirSync(join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(join(folder, ".git/hooks/pre-commit"), "#!/bin/sh\n");
    expect(install().status).toBe(0);
    expect(hooksPath()).toBe("");
  });

  it.each([{ CI: "true" }, { NODE_ENV: "production" }])("sets no hooks path with %j", (settings) => {
    addHooks();
    expect(install(settings).status).toBe(0);
    expect(hooksPath()).toBe("");
  });

  it("prints nothing when the install runs outside a clone", () => {
    cpSync(".githooks", join(folder, ".githooks"), { recursive: true });
    const { status, stdout, stderr } = install();
    expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: "" });
  });
});

describe("the check of the commit messages", () => {
  it("passes with one line of output outside a clone", () => {
    const { status, stdout } = check();
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "Without the history of Git, no commit message is checked.\n",
    });
  });

  it("passes with one line of output in a shallow clone", () => {
    addHooks();
    commit("ui: add a label");
    commit("Wrong.");
    const shallow = join(folder, "shallow");
    git("clone", "-q", "--depth", "1", `file://${folder}`, shallow);
    const { status, stdout } = spawnSync(process.execPath, ["scripts/commits/check-commit-messages.mjs"], {
      cwd: shallow,
      env,
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "Without the history of Git, no commit message is checked.\n",
    });
  });

  it("skips commits older than the hook and reports later ones", () => {
    git("init", "-q", "-b", "main");
    commit("Wrong before the rule.");
    addHooks();
    commit("checks: add the hook");
    expect(check().stdout).toBe("0 commit messages\n");
    commit("Wrong.");
    expect(check().stderr).toContain('Wrong.\n  write "scope: subject"');
  });

  it("checks only the messages of commits after the last tag", () => {
    addHooks();
    commit("checks: add the hook");
    commit("Wrong.");
    git("tag", "v1.0.0");
    commit("ui: add a label");
    expect(check().stdout).toBe("1 commit messages\n");
  });
});
