const assetPath = /^(?<prefix>(?:image|file)@file:\/\/)(?<path>.+)$/;

/**
 * Lays a document out as the file has it, so that a change of one field is a change of one place in the file: fields
 * in the order of the file, and pictures under the path whose file has the same bytes.
 * @param hashes the SHA-1 of each asset by its path
 */
export function matchFileLayout(
  saved: unknown,
  written: unknown,
  hashes: ReadonlyMap<string, string>,
): unknown {
  if (typeof saved === "string") return pathWithBytes(saved, written, hashes);
  if (Array.isArray(saved))
    return saved.map((item, index) => matchFileLayout(item, itemLike(item, index, written), hashes));
  if (!isObject(saved)) return saved;
  const order = isObject(written) ? Object.keys(written) : [];
  const names = [...order.filter((name) => name in saved), ...Object.keys(saved)];
  return Object.fromEntries(
    [...new Set(names)].map((name) => [
      name,
      matchFileLayout(saved[name], isObject(written) ? written[name] : undefined, hashes),
    ]),
  );
}

/** The item of the file with the same `_key`, or the one at the same place. */
function itemLike(item: unknown, index: number, written: unknown): unknown {
  if (!Array.isArray(written)) return undefined;
  const key = isObject(item) ? item._key : undefined;
  return key === undefined ? written[index] : written.find((one) => isObject(one) && one._key === key);
}

function pathWithBytes(saved: string, written: unknown, hashes: ReadonlyMap<string, string>): string {
  const { prefix, path } = assetPath.exec(saved)?.groups ?? {};
  if (!prefix || !path) return saved;
  const hash = /(?<hash>[0-9a-f]{40})/.exec(path)?.groups?.hash;
  const former = assetPath.exec(String(written))?.groups?.path;
  if (former && hashes.get(former) === hash) return `${prefix}${former}`;
  const found = [...hashes].find(([, each]) => each === hash);
  return found ? `${prefix}${found[0]}` : saved;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
