import { type ZodType, z } from "zod";
import { contentLog } from "~/content/content-log.server";
import { complaintsOf, fitting, logMisfits } from "~/content/fitting.server";
import type { BlogSources } from "./load-blog.server";

type Question<T> = {
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
  readonly shape: ZodType<T>;
};

/** One document of the blog: parsed, absent, or one whose content does not fit, which is logged. */
export async function fitOne<T extends object>(
  sources: BlogSources,
  { query, params, shape }: Question<T>,
): Promise<T | "absent" | "misfit"> {
  const raw = await sources.content.fetch(query, params, z.unknown());
  if (raw === null) return "absent";
  const { result, misfits } = fitting(shape, raw);
  const log = contentLog(sources);
  logMisfits(log, misfits);
  if (result.success) return result.data;
  log.error(
    { ...params, issues: complaintsOf(result.error) },
    "a document of the blog does not fit its shape",
  );
  return "misfit";
}
