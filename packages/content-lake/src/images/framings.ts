import { z } from "zod";
import type { LakeDocument } from "../documents/document";

/** An editor's crop (0 to 1 from each edge) and the point that must stay visible. */
export type Framing = {
  readonly crop?: Readonly<Record<"top" | "bottom" | "left" | "right", number>> | undefined;
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
};

const share = z.number().min(0).max(1);
const shownShape = z.object({
  asset: z.object({ _ref: z.string() }),
  crop: z
    .object({ top: share, bottom: share, left: share, right: share })
    .nullish()
    .catch(undefined)
    .transform((crop) => crop ?? undefined),
  hotspot: z
    .object({ x: share, y: share })
    .nullish()
    .catch(undefined)
    .transform((focus) => focus ?? undefined),
});

/** Lists all crops and focal points with which these documents use an image. */
export function listFramings(assetId: string, documents: readonly LakeDocument[]): readonly Framing[] {
  return documents.flatMap((document) => collectFramings(document, assetId));
}

function collectFramings(value: unknown, assetId: string): readonly Framing[] {
  if (Array.isArray(value)) return value.flatMap((member) => collectFramings(member, assetId));
  if (typeof value !== "object" || value === null) return [];
  const shown = shownShape.safeParse(value);
  if (shown.success && shown.data.asset._ref === assetId) {
    return [{ crop: shown.data.crop, focus: shown.data.hotspot }];
  }
  return Object.values(value).flatMap((inner) => collectFramings(inner, assetId));
}
