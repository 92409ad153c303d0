import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Endpoint } from "./endpoint";
import { readJson, toErrorReply, toJsonReply } from "./reply";

const keptKeys = 1_000;
const keptCharacters = 4 * 1024 * 1024;
const maxValueBytes = 256 * 1024;
/**
 * User interface settings of the Studio, such as recent searches and column widths. They are kept in memory; large
 * values are not stored.
 */
const values = new LRUCache<string, { readonly value: unknown }>({
  max: keptKeys,
  maxSize: keptCharacters,
  maxEntrySize: maxValueBytes,
  sizeCalculation: (kept) => JSON.stringify(kept).length,
});

const bodyShape = z.array(z.object({ key: z.string().max(200), value: z.unknown() })).max(100);

/** GET and PUT /users/me/keyvalue */
export const userSettingsEndpoint: Endpoint = async ({ request, params, identity }) => {
  const toOwnedKey = (key: string) => `${identity.id} ${key}`;
  if (request.method !== "PUT") {
    const keys = (params.keys ?? "").split(",").filter((key) => values.has(toOwnedKey(key)));
    return toJsonReply(keys.map((key) => ({ key, value: values.get(toOwnedKey(key))?.value })));
  }
  const body = await readJson(request, bodyShape);
  if (!body.ok) return toErrorReply(body.failure);
  for (const { key, value } of body.value) values.set(toOwnedKey(key), { value });
  return toJsonReply(body.value);
};
