import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { PublishedChange } from "~/content/client/content";
import { toCacheTags } from "~/content/client/content-reads.server";
import { createCachedPage } from "~/edge/pages/cached-page.server";
import { InvalidationVersions, toPageTags } from "~/edge/pages/invalidation-versions.server";
import { createPageCache } from "~/edge/pages/page-cache.server";

const servers: Server[] = [];

export function closeShops(): void {
  for (const server of servers.splice(0)) server.close();
}

/** Returns the twenty-one pages that one client requests at once. */
export function pagesOf(clientIp: number): readonly string[] {
  return Array.from({ length: 21 }, (_, page) => `/${clientIp}-${page}`);
}

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** A shop that answers from its page cache. Requests that the cache does not answer get 299. */
export async function shopWith(
  options: {
    duringRender?: (publish: (change?: Pick<PublishedChange, "documentIds" | "types">) => void) => void;
    until?: Promise<void>;
    isUnreachable?: boolean;
    /** The status of a rendered page. The default is 404 for paths that contain missing or not-found. */
    statusOf?: (key: string) => number;
    /** Tells whether the page's loader forbids caching. */
    isMadeUp?: (key: string) => boolean;
    /** The target of a page that redirects. */
    locationOf?: (key: string) => string | undefined;
    /** The content that the render of a page reads. By default it is unknown. */
    readsOf?: (key: string) => readonly string[];
    /** The error that a render throws. */
    fails?: (key: string) => Error | undefined;
  } = {},
) {
  const board = new InvalidationVersions();
  const rendered: string[] = [];
  const errors: { error: unknown; path: string }[] = [];
  let listed = 0;
  const publish = (change?: Pick<PublishedChange, "documentIds" | "types">) =>
    board.invalidate(change ? toCacheTags(change) : null);
  const cache = createPageCache({
    invalidations: board,
    render: async (key) => {
      rendered.push(key);
      await options.until;
      const failure = options.fails?.(key);
      if (failure) throw failure;
      const body = Buffer.from(`${key} as of ${board.version()}`);
      options.duringRender?.(publish);
      const status = options.statusOf?.(key) ?? (/missing|not-found/.test(key) ? 404 : 200);
      const location = options.locationOf?.(key);
      const headers = { "Content-Type": "text/html", ...(location ? { location } : {}) };
      const page = await createCachedPage(location ? 301 : status, headers, body);
      const isCacheable = !options.isMadeUp?.(key);
      return { ...page, isCacheable, tags: toPageTags(new Set(options.readsOf?.(key) ?? [])) };
    },
    knownAddresses: async () => {
      listed += 1;
      if (options.isUnreachable) throw new Error("the content cannot be reached");
      return new Set(["/", "/late", ...[1, 2, 3].flatMap((clientIp) => pagesOf(clientIp))]);
    },
    onError: (error, path) => void errors.push({ error, path }),
    resolveClientIp: (request) => String(request.headers["x-asker"] ?? "somebody"),
    isPreview: ({ headers }) => headers.cookie === "shop-preview=signed",
  });
  const server = createServer((request, response) => {
    if (cache.answerExact(request, response) || cache.answer(request, response)) return;
    response.writeHead(299).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const call = httpRequest({ port, host: "127.0.0.1", path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on("error", reject);
      call.end();
    });
  return { get, publish, renders: () => rendered, errors: () => errors, lists: () => listed };
}
