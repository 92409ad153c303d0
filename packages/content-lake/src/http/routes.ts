import { helpMenu } from "../help/help-page";
import { liveEvents } from "../live/live-events";
import type { Role } from "../session/identity";
import { signOut } from "../session/sign-in";
import { actions } from "./actions-endpoint";
import { documentsById } from "./document-endpoint";
import type { Endpoint } from "./exchange";
import { exportDocuments } from "./export-endpoint";
import { documentEvents, documentsThen, transactions } from "./history";
import { keyValues } from "./key-values";
import { listen } from "./listen-endpoint";
import { mutate } from "./mutate-endpoint";
import { query } from "./query-endpoint";
import { datasets, stub, studios } from "./stubs";
import { upload } from "./upload-endpoint";
import { accessRules, currentUser, project, projectGrants, usersById } from "./users-endpoints";

export type Route = {
  readonly methods: readonly string[];
  /** `:name` stands for one part of the path, `*name` for the rest of it. */
  readonly path: string;
  readonly answer: Endpoint;
  /** Who may write here; everybody who is signed in may read, and keep settings of their own. */
  readonly writers?: readonly Role[];
};

const editors: readonly Role[] = ["administrator", "editor"];

const get = ["GET"];
const post = ["POST"];

/** Everything under /lake/v<apiVersion>, all of it for signed-in editors and the shop itself only. */
export const routes: readonly Route[] = [
  { methods: ["GET", "POST"], path: "/data/query/:dataset", answer: query },
  { methods: get, path: "/data/listen/:dataset", answer: listen },
  { methods: get, path: "/data/live/events/:dataset", answer: liveEvents },
  { methods: get, path: "/data/doc/:dataset/*ids", answer: documentsById },
  { methods: get, path: "/data/export/:dataset", answer: exportDocuments },
  { methods: post, path: "/data/mutate/:dataset", answer: mutate, writers: editors },
  { methods: post, path: "/data/actions/:dataset", answer: actions, writers: editors },
  { methods: get, path: "/data/history/:dataset/transactions/*ids", answer: transactions },
  { methods: get, path: "/data/history/:dataset/documents/*ids", answer: documentsThen },
  { methods: get, path: "/data/history/:dataset/events/documents/*id", answer: documentEvents },
  {
    methods: get,
    path: "/data/history/:dataset/events/releases/*id",
    answer: stub({ events: [], nextCursor: "" }),
  },
  // What leads to a document from other datasets: there are none.
  {
    methods: get,
    path: "/data/references/:dataset/documents/:id/to",
    answer: stub({ totalCount: 0, references: [] }),
  },
  { methods: post, path: "/assets/:kind/:dataset", answer: upload, writers: editors },
  { methods: get, path: "/users/me", answer: currentUser },
  { methods: ["GET", "PUT"], path: "/users/me/keyvalue", answer: keyValues },
  { methods: ["GET", "PUT"], path: "/users/me/keyvalue/*keys", answer: keyValues },
  { methods: get, path: "/users/:ids", answer: usersById },
  { methods: get, path: "/auth/id", answer: async (exchange) => currentUser(exchange) },
  { methods: get, path: "/auth/providers", answer: stub({ providers: [] }) },
  { methods: post, path: "/auth/logout", answer: ({ services, request }) => signOut(services, request) },
  { methods: get, path: "/projects/:project", answer: project },
  { methods: get, path: "/projects/:project/datasets", answer: datasets },
  { methods: get, path: "/projects/:project/datasets/:dataset/acl", answer: accessRules },
  { methods: get, path: "/projects/:project/datasets/:dataset/settings", answer: stub({}) },
  { methods: get, path: "/projects/:project/grants", answer: projectGrants },
  { methods: get, path: "/projects/:project/users", answer: stub([]) },
  { methods: get, path: "/projects/:project/user-applications", answer: studios },
  { methods: get, path: "/features", answer: stub([]) },
  { methods: get, path: "/ping", answer: stub({ pong: true }) },
  { methods: get, path: "/data/ping", answer: stub({ pong: true }) },
  { methods: get, path: "/data/ping/:dataset", answer: stub({ pong: true }) },
  { methods: get, path: "/help", answer: helpMenu },
  { methods: get, path: "/journey/*rest", answer: stub(null) },
  {
    methods: ["GET", "POST"],
    path: "/descriptors/*rest",
    answer: stub({ synchronization: { type: "complete" } }),
  },
  { methods: get, path: "/intake/telemetry-status", answer: stub({ status: "denied" }) },
  { methods: post, path: "/intake/*rest", answer: stub({ ok: true }) },
];

/** The route of a path with the parts its pattern names; undefined where there is none. */
export function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const { route, pattern } of patterns) {
    if (!route.methods.includes(method === "HEAD" ? "GET" : method)) continue;
    const match = pattern.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

function patternOf(path: string): RegExp {
  const parts = path
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`)
    .replace(/\*(\w+)/g, (_, name: string) => `(?<${name}>.+)`);
  return new RegExp(`^${parts}$`);
}
