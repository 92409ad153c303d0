// Checks commit messages. The Git hook passes the file of one message. Without a file, as in `npm run check`, it
// reads every commit since the last tag or of this branch. Commits older than this rule stay unchanged.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findMessageProblems } from "./commit-message.mjs";

const ruleFile = ".githooks/commit-msg";
const [messageFile] = process.argv.slice(2);
const messages = messageFile ? [readFileSync(messageFile, "utf8")] : listMessagesToCheck();
const problems = messages.flatMap((message) =>
  findMessageProblems(message).map((problem) => `${message.split("\n")[0]}\n  ${problem}`),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (!messageFile) console.log(`${messages.length} commit messages`);

function listMessagesToCheck() {
  if (runGit("rev-parse", "--is-shallow-repository") !== "false") {
    console.log("Without the history of Git, no commit message is checked.");
    process.exit(0);
  }
  const introduction = runGit("log", "--diff-filter=A", "--format=%H", "-1", "--", ruleFile);
  if (!introduction) return [];
  const excluded = [introduction, runGit("describe", "--tags", "--abbrev=0") || findBranchStart()].filter(
    Boolean,
  );
  const list = runGit("log", "--no-merges", "-z", "--format=%B", "HEAD", "--not", ...excluded);
  return list.split("\0").filter((message) => message.trim() !== "");
}

/** Returns the commit where this branch left main; empty on main itself. */
function findBranchStart() {
  const head = runGit("rev-parse", "HEAD");
  const starts = ["origin/main", "main"].map((main) => runGit("merge-base", main, "HEAD"));
  return starts.find((start) => start && start !== head) ?? "";
}

/**
 * Returns the output of a Git command. It is empty when Git, the repository or the requested object is missing.
 * @param {string[]} args
 */
function runGit(...args) {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}
