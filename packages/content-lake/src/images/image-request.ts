import { z } from "zod";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { effectParams, type ImageEffects, toImageEffects } from "./image-effects";

/** In pixels. Larger images are not needed and cost memory. */
const longestEdge = 4_000;
const whole = z.coerce.number().transform((value) => Math.round(value));
const edge = whole.pipe(z.number().min(1).max(longestEdge)).optional().catch(undefined);
const share = z.coerce.number().min(0).max(1).optional().catch(undefined);

const fits = ["clip", "crop", "fill", "fillmax", "max", "min", "scale"] as const;
const crops = ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"] as const;
export const outputFormats = ["jpg", "png", "webp", "avif"] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Sanity's image parameters (https://www.sanity.io/docs/image-urls). Like Sanity, ignores most malformed values. */
const paramsShape = z.object({
  w: edge,
  h: edge,
  "max-w": edge,
  "max-h": edge,
  fit: z.enum(fits).catch("clip"),
  crop: z.string().optional().catch(undefined),
  "fp-x": share,
  "fp-y": share,
  rect: z.string().optional().catch(undefined),
  dpr: z.coerce.number().min(1).max(3).catch(1),
  q: whole.pipe(z.number().min(1).max(100)).catch(75),
  fm: z.string().optional().catch(undefined),
  auto: z.string().optional().catch(undefined),
  bg: z
    .string()
    .regex(
      /^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
      "three, four, six or eight digits of a color",
    )
    .optional(),
  ...effectParams,
});

export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type ImageRequest = {
  /** Output size in pixels, including the device pixel ratio. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: (typeof fits)[number];
  readonly crop: (typeof crops)[number];
  /** 0 to 1 from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly rect: Rect | undefined;
  readonly quality: number;
  /** Undefined: the original's format, or with `auto` the best that the browser accepts. */
  readonly format: OutputFormat | undefined;
  readonly auto: boolean;
  readonly background: string | undefined;
  readonly effects?: ImageEffects;
};

/** Parses the parameters; fails for an invalid color. */
export function parseImageRequest(search: URLSearchParams): Result<ImageRequest, LakeFailure> {
  // A missing parameter must not become Number(null) = 0.
  const parsed = paramsShape.safeParse(Object.fromEntries(search));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return err({ code: "invalid-request", description: `${issue?.path.join(".")}: ${issue?.message}` });
  }
  return ok(toImageRequest(parsed.data));
}

function toImageRequest(given: z.infer<typeof paramsShape>): ImageRequest {
  const scaleEdge = (edgeLength: number | undefined) =>
    edgeLength === undefined ? undefined : Math.min(longestEdge, Math.round(edgeLength * given.dpr));
  const effects = toImageEffects(given);
  return {
    width: scaleEdge(limitEdge(given.w, given["max-w"])),
    height: scaleEdge(limitEdge(given.h, given["max-h"])),
    fit: given.fit,
    crop: crops.find((crop) => given.crop?.split(",").includes(crop)) ?? "center",
    focus: { x: given["fp-x"] ?? 0.5, y: given["fp-y"] ?? 0.5 },
    rect: readRect(given.rect),
    quality: given.q,
    format: readFormat(given.fm),
    auto: given.auto?.split(",").includes("format") ?? false,
    background: given.bg,
    ...(effects ? { effects } : {}),
  };
}

/** A maximum limits the edge; without a requested length, the image fits into it. */
function limitEdge(requested: number | undefined, most: number | undefined): number | undefined {
  return requested === undefined || most === undefined ? (requested ?? most) : Math.min(requested, most);
}

function readRect(text: string | undefined): Rect | undefined {
  const numbers = text?.split(",").map(Number) ?? [];
  const [left, top, width, height] = numbers.map(Math.round);
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return undefined;
  return [left, top].every((n) => n >= 0) && [width, height].every((n) => n >= 1)
    ? { left, top, width, height }
    : undefined;
}

function readFormat(text: string | undefined): OutputFormat | undefined {
  if (text === "jpeg" || text === "pjpg") return "jpg";
  return outputFormats.find((format) => format === text);
}
