import { z } from "zod";
import { parsePerspective } from "../documents/perspective";
import type { LakeFailure } from "../failure";
import { syncTag } from "../live/live-events";
import { parseQueryParams } from "../queries/query-params";
import type { Result } from "../result";
import { ok } from "../result";
import { shopIdentity } from "../session/identity";
import type { Endpoint, EndpointContext } from "./endpoint";
import { readJson, toErrorReply, toJsonTextReply } from "./reply";

const bodyShape = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
  perspective: z.union([z.string(), z.array(z.string())]).nullish(),
});

/** Sent by the shop for previews: texts in the response then carry stega-encoded origins. */
export const stegaHeader = "x-shop-origins";

type Asked = z.infer<typeof bodyShape>;

/** GET or POST /data/query/:dataset: runs GROQ (https://www.sanity.io/docs/http-query). */
export const queryEndpoint: Endpoint = async (exchange) => {
  const { services, url, apiVersion, identity } = exchange;
  const parsedQuery = await readQuery(exchange);
  if (!parsedQuery.ok) return toErrorReply(parsedQuery.failure);
  const given = url.searchParams.get("perspective") ?? parsedQuery.value.perspective;
  const perspective = parsePerspective(Array.isArray(given) ? given.join(",") : given, apiVersion);
  const startedAt = performance.now();
  const { query, params } = parsedQuery.value;
  const isShop = identity.id === shopIdentity.id;
  const tellsReads = isShop && perspective === "published";
  const answer = await services.lake.query({
    query,
    params: params ?? {},
    perspective,
    identity: identity.id,
    withStega: isShop && exchange.request.headers[stegaHeader] === "marked",
    includesReads: tellsReads,
  });
  if (!answer.ok) return toErrorReply(answer.failure);
  const details = {
    ...(url.searchParams.get("returnQuery") === "false" ? {} : { query }),
    ms: Math.round(performance.now() - startedAt),
    syncTags: [syncTag],
  };
  // The result is already JSON text; parsing and printing it again would double the cost.
  const replyStart = tellsReads ? answer.value.slice(0, -1) : `{"result":${answer.value}`;
  return toJsonTextReply(`${replyStart},${JSON.stringify(details).slice(1)}`);
};

async function readQuery({ request, url }: EndpointContext): Promise<Result<Asked, LakeFailure>> {
  if (request.method === "POST") return readJson(request, bodyShape);
  const params = parseQueryParams(url.searchParams);
  if (!params.ok) return params;
  return ok({ query: url.searchParams.get("query") ?? "", params: params.value });
}
