import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list, nullToUndefined } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { stripStega } from "~/kernel/text/stega";
import { toSlug } from "~/kernel/text/text";
import { relatedStylesQuery, styleByCodeQuery, styleNamesQuery } from "./style.queries.server";
import { type Style, styleListItemSchema, styleSchema } from "./style.schema";

type StyleAddress = { readonly brandSlug: string; readonly styleName: string };

/** A style requested by its name is redirected to the URL with its code. */
type FindStyleFailure =
  | { readonly code: "style-not-found" }
  | { readonly code: "style-moved"; readonly styleName: string };

const foundStyleSchema = styleSchema.omit({ related: true }).extend({ family: nullToUndefined(z.string()) });

const styleNamesSchema = z.array(z.object({ code: z.string(), name: z.string() }));

/**
 * Returns the published style of a URL; the slug of a name ('trenton-recessed-navy') redirects to the code
 * (CAT-001).
 */
export async function findStyle(
  sources: Sources,
  { brandSlug, styleName }: StyleAddress,
): Promise<Result<Style, FindStyleFailure>> {
  const style = await fetchLeniently(
    sources,
    styleByCodeQuery,
    { brandSlug, styleName },
    foundStyleSchema.nullable(),
  );
  if (style) return ok(await addRelatedStyles(sources, style));
  const names = await fetchLeniently(sources, styleNamesQuery, { brandSlug }, styleNamesSchema);
  const renamedStyle = names.find(
    ({ code, name }) => toSlug(name) === toSlug(styleName) || code === styleName.toLowerCase(),
  );
  return err(
    renamedStyle ? { code: "style-moved", styleName: renamedStyle.code } : { code: "style-not-found" },
  );
}

type Sources = { readonly content: Content; readonly log: Log };

async function addRelatedStyles(
  sources: Sources,
  foundStyle: z.infer<typeof foundStyleSchema>,
): Promise<Style> {
  const { family = null, ...style } = foundStyle;
  const params = { family, line: stripStega(style.line) };
  return {
    ...style,
    related: await fetchLeniently(sources, relatedStylesQuery, params, list(styleListItemSchema)),
  };
}
