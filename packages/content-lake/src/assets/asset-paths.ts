import type { Pixels } from "~/kernel/picture-sizes";

/** The one project and dataset of an embedded lake; hosted Sanity has names of its own. */
export const lakeProject = "local";
export const lakeDataset = "production";

/** 'image-<sha1>-600x800-jpg', as Sanity names it. */
export function imageAssetId(sha1: string, width: number, height: number, extension: string): string {
  return `image-${sha1}-${width}x${height}-${extension}`;
}

export function imageFileName(sha1: string, width: number, height: number, extension: string): string {
  return `${sha1}-${width}x${height}.${extension}`;
}

/** Path relative to the origin: the shop, the Studio and a proxy all reach it by the name they know. */
export function assetPath(kind: AssetKind, fileName: string): string {
  return `${kind}/${lakeProject}/${lakeDataset}/${fileName}`;
}

export type AssetKind = "images" | "files";

/** The asset document's id behind a file name, undefined for anything that is no asset name. */
export function parseAssetId(kind: AssetKind, fileName: string): string | undefined {
  const pattern =
    kind === "images" ? /^([0-9a-f]{40})-(\d+x\d+)\.(\w{2,5})$/ : /^([0-9a-f]{40})\.(\w{1,10})$/;
  const parts = pattern.exec(fileName)?.slice(1);
  if (!parts) return undefined;
  return [kind === "images" ? "image" : "file", ...parts].join("-");
}

/** The size in a picture's file name. */
export function parseImageSize(fileName: string): Pixels {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(fileName) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}
