"use strict";
const { spawn } = require("node:child_process");
const { existsSync } = require("node:fs");
const { connect } = require("node:net");
const { setTimeout: wait } = require("node:timers/promises");
const { onStopRequest } = require("./stop-request.cjs");

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** The time in which the sandbox saves its state and frees its port for the next start. */
const graceMs = 10_000;

/**
 * Limits glibc's memory arenas. Otherwise each thread keeps a separate heap for sharp, zlib and the database, and
 * freed memory stays with the process (decision 055).
 */
const smallHeaps = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/**
 * The message of the server once it is ready (app/edge/process): its URL, and the settings of the sandbox.
 * @typedef {object} Ready
 * @property {"ready"} type
 * @property {string} url
 * @property {string} mode
 * @property {string} [demoQuote]
 * @property {SandboxStart} [sandbox]
 *
 * @typedef {object} SandboxStart
 * @property {number} port
 * @property {boolean} isShared
 * @property {string} dataDir
 * @property {string} shopUrl
 * @property {readonly string[]} shopOrigins
 * @property {string} secretKey
 * @property {string} webhookSecret
 * @property {object} [paypal]
 * @property {object} [authorizenet]
 * @property {object} [recaptcha]
 */

/**
 * Starts the server and, if requested, the payment sandbox as processes, and resolves when both are ready. Forwards
 * stop requests, and exits with the server's exit code when all processes have ended.
 */
function serve({ isDev = false } = {}) {
  /** @type {ChildProcess[]} */
  const children = [];
  const stopAll = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  onStopRequest(stopAll);
  const server = startNode(
    isDev ? ["--import", "tsx", "server.dev.ts"] : ["build/server.js"],
    isDev,
    smallHeaps,
  );
  children.push(server);
  server.on("exit", (code, signal) => {
    stopAll();
    void Promise.race([Promise.all(children.map(ended)), wait(graceMs)]).then(() =>
      process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)),
    );
  });
  return new Promise((resolve) => {
    const open = async (/** @type {Ready} */ message) => {
      if (message.sandbox) await startSandbox(message.sandbox, isDev, children);
      resolve({
        announce: (/** @type {string} */ time) => console.log(startScreen(message, time)),
        ready: message,
      });
    };
    server.on("message", (/** @type {Ready} */ message) => {
      if (message.type === "ready") void open(message);
    });
  });
}

/** @param {ChildProcess} child */
function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => child.once("exit", resolve));
}

/**
 * Resolves when the sandbox responds. Prints a message when it exits, because payments are then impossible.
 * @param {SandboxStart} told
 * @param {boolean} isDev
 * @param {ChildProcess[]} children
 */
async function startSandbox(told, isDev, children) {
  const { port, isShared, dataDir, shopUrl, shopOrigins, secretKey, webhookSecret } = told;
  const { paypal, authorizenet, recaptcha } = told;
  const program = isDev ? "packages/payment-sandbox/src/main.ts" : "build/sandbox.js";
  if (!existsSync(program)) return;
  if (isShared && (await isOpen(port))) return;
  const sandbox = startNode(isDev ? ["--import", "tsx", program] : [program], isDev, {
    SANDBOX_PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX_WEBHOOK_URL: `${shopUrl}/api/payment/stripe/webhook`,
    SANDBOX_SHOP_ORIGINS: shopOrigins.join(" "),
    SANDBOX_SECRET_KEY: secretKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    ...(paypal
      ? { SANDBOX_PAYPAL: JSON.stringify({ ...paypal, webhookUrl: `${shopUrl}/api/payment/paypal/webhook` }) }
      : {}),
    ...(authorizenet ? { SANDBOX_AUTHORIZENET: JSON.stringify(authorizenet) } : {}),
    ...(recaptcha ? { SANDBOX_RECAPTCHA: JSON.stringify(recaptcha) } : {}),
  });
  children.push(sandbox);
  let isGone = false;
  sandbox.on("exit", (code) => {
    isGone = true;
    if (code !== 0 && code !== null)
      console.error(`The payment sandbox ended with code ${code}; the shop goes on without it.`);
  });
  while (!isGone && !(await isOpen(port))) await wait(50);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => socket.destroy());
    socket.on("connect", () => socket.destroy());
  });
}

/**
 * @param {readonly string[]} args
 * @param {boolean} isDev
 * @param {Readonly<Record<string, string>>} extra
 * @returns {ChildProcess}
 */
function startNode(args, isDev, extra) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...extra, NODE_ENV: isDev ? "development" : "production" };
  return spawn(process.execPath, ["--enable-source-maps", ...args], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * @param {Ready} message
 * @param {string} time
 */
function startScreen(message, time) {
  const { url, sandbox, mode, demoQuote } = message;
  const demo = [
    `  Account   ${url}/my-account     sign in as robin.holt@example.com, with the code in the mailbox`,
    `  Mailbox   ${url}/demo/mailbox   all emails that the shop sent`,
    `  Kit       ${url}/demo/kit       the design system`,
    ...(demoQuote ? [`  A quote   ${demoQuote}`] : []),
    ...(sandbox
      ? [`  Payments  http://127.0.0.1:${sandbox.port}   sandbox, with the test card 4242 4242 4242 4242`]
      : []),
  ];
  return [
    "",
    `  The shop is open after ${time}`,
    "",
    `  Shop      ${url}`,
    `  Studio    ${url}/studio${mode === "demo" ? "         edit the content; sign in with the button" : ""}`,
    ...(mode === "demo" ? demo : []),
    "",
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}

module.exports = { serve };

if (require.main === module) {
  const started = Date.now();
  void serve().then((running) => running.announce(`${((Date.now() - started) / 1000).toFixed(1)} s`));
}
