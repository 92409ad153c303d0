/** Project and dataset of the embedded lake. A hosted Sanity project has other values. */
export const lakeProject = "local";
export const lakeDataset = "production";

/** Asset id in Sanity's format: 'image-<sha1>-600x800-jpg'. */
export function toImageAssetId(sha1: string, width: number, height: number, extension: string): string {
  return `image-${sha1}-${width}x${height}-${extension}`;
}

export function toImageFileName(sha1: string, width: number, height: number, extension: string): string {
  return `${sha1}-${width}x${height}.${extension}`;
}

/** Returns a path without an origin, because shop, Studio and proxies use different host names. */
export function toAssetPath(kind: AssetKind, fileName: string): string {
  return `${kind}/${lakeProject}/${lakeDataset}/${fileName}`;
}

export type AssetKind = "images" | "files";

/** Returns the asset document's id for a file name, or undefined when the name has another format. */
export function parseAssetId(kind: AssetKind, fileName: string): string | undefined {
  const pattern =
    kind === "images" ? /^([0-9a-f]{40})-(\d+x\d+)\.(\w{2,5})$/ : /^([0-9a-f]{40})\.(\w{1,10})$/;
  const parts = pattern.exec(fileName)?.slice(1);
  if (!parts) return undefined;
  return [kind === "images" ? "image" : "file", ...parts].join("-");
}

export type Pixels = { readonly width: number; readonly height: number };

/** Reads width and height from an image's file name. */
export function parseImageSize(fileName: string): Pixels {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(fileName) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}
