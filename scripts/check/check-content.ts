// Part of `npm run check`: the content check of `npm run doctor` finds no problem in the demo content.
import { existsSync } from "node:fs";
import { readDatasetFile } from "@stile-and-rail/content-lake";
import { checkContent } from "../doctor/content/check-content";
import { describeContentProblem } from "../doctor/content/content-problem";
import { specifiedPages } from "./specified-pages";

const dataset = "packages/demo-content/production.ndjson";
if (existsSync(dataset)) {
  const documents = (await readDatasetFile(dataset)).map(({ document }) => document);
  const problems = checkContent(documents, { pages: specifiedPages });
  for (const problem of problems) console.error(`${describeContentProblem(problem)}\n  Fix: ${problem.fix}`);
  if (problems.length > 0) process.exit(1);
  console.log(`${documents.length} documents without problems in ${dataset}`);
} else console.log(`${dataset} was removed: there is no content to check`);
