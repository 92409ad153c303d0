const assetPath = /^(?<prefix>(?:image|file)@file:\/\/)(?<path>.+)$/;

/**
 * Lays a document out like the file, so that a changed field changes one place in the file. Fields keep their order,
 * and pictures keep the path of the file with the same bytes.
 * @param hashes the SHA-1 of each asset by its path
 */
export function matchFileLayout(
  saved: unknown,
  written: unknown,
  hashes: ReadonlyMap<string, string>,
): unknown {
  if (typeof saved === "string") return findPathOfBytes(saved, written, hashes);
  if (Array.isArray(saved))
    return saved.map((item, index) => matchFileLayout(item, findMatchingItem(item, index, written), hashes));
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

/** Returns the file's item with the same `_key`, or the one at the same index. */
function findMatchingItem(item: unknown, index: number, written: unknown): unknown {
  if (!Array.isArray(written)) return undefined;
  const key = isObject(item) ? item._key : undefined;
  return key === undefined ? written[index] : written.find((one) => isObject(one) && one._key === key);
}

function findPathOfBytes(saved: string, written: unknown, hashes: ReadonlyMap<string, string>): string {
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
