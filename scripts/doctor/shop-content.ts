import { existsSync } from "node:fs";
import { createSanityClient } from "~/content/client/sanity-client.server";
import type { Env } from "~/edge/settings/env.server";
import { checkContent } from "./content/check-content";
import { type ContentDocument, documentsSchema, listEditorDocuments } from "./content/content-document";
import { type ContentProblem, describeContentProblem } from "./content/content-problem";
import { createError, createSuccess, createWarning, type Finding } from "./finding";

type ContentEnv = Pick<Env, "lake" | "publicUrl">;

const demoContent = "packages/demo-content/production.ndjson";

/** Checks all documents of the shop: an error for what breaks a page or the checkout, a warning for the rest. */
export function examineContent(documents: readonly ContentDocument[], env: ContentEnv): readonly Finding[] {
  const published = listEditorDocuments(documents);
  if (published.length === 0)
    return [createError("Content", "there is no published document", toFirstStep(env))];
  const problems = checkContent(documents, { publicUrl: env.publicUrl });
  if (problems.length === 0)
    return [createSuccess("Content", `${published.length} documents without problems`)];
  return problems.map((problem) => {
    const create = problem.severity === "error" ? createError : createWarning;
    return create("Content", describeContentProblem(problem), toFix(problem, env));
  });
}

/** Returns the first step for an empty shop. Without a token, a private dataset of hosted Sanity looks empty. */
function toFirstStep({ lake }: ContentEnv): string {
  return lake
    ? "publish the first pages in the Studio, or run npm run content:import FILE"
    : "set SANITY_API_TOKEN if the dataset is private, or publish the first pages in the Studio";
}

/** Returns the fix of a problem. A missing document can come from the demo content, where that is installed. */
function toFix({ document, fix }: ContentProblem, { lake }: ContentEnv): string {
  const isInDemo = document === undefined && lake && existsSync(demoContent);
  return isInDemo ? `${fix}; or run npm run content:import ${demoContent} -- --missing` : fix;
}

type HostedSanity = Parameters<typeof createSanityClient>[0];

/** Checks the content of a hosted Sanity project, with drafts if the settings have a token. */
export async function examineHostedContent(
  sanity: HostedSanity,
  env: ContentEnv,
): Promise<readonly Finding[]> {
  const documents = await fetchHostedDocuments(sanity).catch(() => null);
  if (documents) return examineContent(documents, env);
  return [
    createError(
      "Content",
      "the Sanity project does not answer",
      "check SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_TOKEN and the network of this machine",
    ),
  ];
}

/** Sanity limits the size of a response. */
const documentsPerRequest = 500;

async function fetchHostedDocuments(sanity: HostedSanity): Promise<readonly ContentDocument[]> {
  const client = createSanityClient(sanity);
  const documents: ContentDocument[] = [];
  for (;;) {
    const batch: unknown = await client.fetch(
      `*[_id > $after] | order(_id asc) [0...${documentsPerRequest}]`,
      { after: documents.at(-1)?._id ?? "" },
      { perspective: "raw" },
    );
    const parsed = documentsSchema.parse(batch);
    documents.push(...parsed);
    if (parsed.length < documentsPerRequest) return documents;
  }
}
