import { type ZodType, z } from "zod";
import { createContentLog } from "~/content/client/content-log.server";
import { formatIssues, logInvalidMembers, parseLeniently } from "~/content/client/lenient-parsing.server";
import type { BlogSources } from "./load-blog.server";

type Question<T> = {
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
  readonly shape: ZodType<T>;
};

/** Fetches one document of the blog: parsed, `absent`, or `invalid`, which is logged. */
export async function fetchBlogDocument<T extends object>(
  sources: BlogSources,
  { query, params, shape }: Question<T>,
): Promise<T | "absent" | "invalid"> {
  const raw = await sources.content.fetch(query, params, z.unknown());
  if (raw === null) return "absent";
  const { result, invalidMembers } = parseLeniently(shape, raw);
  const log = createContentLog(sources);
  logInvalidMembers(log, invalidMembers);
  if (result.success) return result.data;
  log.error(
    { ...params, issues: formatIssues(result.error) },
    "a document of the blog does not fit its shape",
  );
  return "invalid";
}
