import { helpMenuEndpoint } from "../help/help-page";
import { liveEventsEndpoint } from "../live/live-events";
import type { Role } from "../session/identity";
import { signOut } from "../session/sign-in";
import { actionsEndpoint } from "./actions-endpoint";
import { documentsEndpoint } from "./document-endpoint";
import type { Endpoint } from "./endpoint";
import { exportEndpoint } from "./export-endpoint";
import { documentEventsEndpoint, documentHistoryEndpoint, transactionsEndpoint } from "./history-endpoints";
import { listenEndpoint } from "./listen-endpoint";
import { mutateEndpoint } from "./mutate-endpoint";
import { queryEndpoint } from "./query-endpoint";
import { datasetsEndpoint, stubEndpoint, studioApplicationsEndpoint } from "./stub-endpoints";
import { uploadEndpoint } from "./upload-endpoint";
import { userSettingsEndpoint } from "./user-settings-endpoint";
import {
  aclEndpoint,
  currentUserEndpoint,
  grantsEndpoint,
  projectEndpoint,
  usersEndpoint,
} from "./users-endpoints";

export type Route = {
  readonly methods: readonly string[];
  /** `:name` matches one path segment, `*name` the rest of the path. */
  readonly path: string;
  readonly endpoint: Endpoint;
  /**
   * Roles that may call it; undefined: all signed-in users. The endpoints for mutations and actions check the types of
   * the documents instead (`writableTypes`).
   */
  readonly writerRoles?: readonly Role[];
};

const editors: readonly Role[] = ["administrator", "editor"];

const get = ["GET"];
const post = ["POST"];

/** All routes under /lake/v<apiVersion>; only signed-in editors and the shop itself may call them. */
export const routes: readonly Route[] = [
  { methods: ["GET", "POST"], path: "/data/query/:dataset", endpoint: queryEndpoint },
  { methods: get, path: "/data/listen/:dataset", endpoint: listenEndpoint },
  { methods: get, path: "/data/live/events/:dataset", endpoint: liveEventsEndpoint },
  { methods: get, path: "/data/doc/:dataset/*ids", endpoint: documentsEndpoint },
  { methods: get, path: "/data/export/:dataset", endpoint: exportEndpoint },
  { methods: post, path: "/data/mutate/:dataset", endpoint: mutateEndpoint },
  { methods: post, path: "/data/actions/:dataset", endpoint: actionsEndpoint },
  { methods: get, path: "/data/history/:dataset/transactions/*ids", endpoint: transactionsEndpoint },
  { methods: get, path: "/data/history/:dataset/documents/*ids", endpoint: documentHistoryEndpoint },
  { methods: get, path: "/data/history/:dataset/events/documents/*id", endpoint: documentEventsEndpoint },
  {
    methods: get,
    path: "/data/history/:dataset/events/releases/*id",
    endpoint: stubEndpoint({ events: [], nextCursor: "" }),
  },
  // References from other datasets: this lake has one dataset only.
  {
    methods: get,
    path: "/data/references/:dataset/documents/:id/to",
    endpoint: stubEndpoint({ totalCount: 0, references: [] }),
  },
  { methods: post, path: "/assets/:kind/:dataset", endpoint: uploadEndpoint, writerRoles: editors },
  { methods: get, path: "/users/me", endpoint: currentUserEndpoint },
  { methods: ["GET", "PUT"], path: "/users/me/keyvalue", endpoint: userSettingsEndpoint },
  { methods: ["GET", "PUT"], path: "/users/me/keyvalue/*keys", endpoint: userSettingsEndpoint },
  { methods: get, path: "/users/:ids", endpoint: usersEndpoint },
  { methods: get, path: "/auth/id", endpoint: async (exchange) => currentUserEndpoint(exchange) },
  { methods: get, path: "/auth/providers", endpoint: stubEndpoint({ providers: [] }) },
  { methods: post, path: "/auth/logout", endpoint: ({ services, request }) => signOut(services, request) },
  { methods: get, path: "/projects/:project", endpoint: projectEndpoint },
  { methods: get, path: "/projects/:project/datasets", endpoint: datasetsEndpoint },
  { methods: get, path: "/projects/:project/datasets/:dataset/acl", endpoint: aclEndpoint },
  { methods: get, path: "/projects/:project/datasets/:dataset/settings", endpoint: stubEndpoint({}) },
  { methods: get, path: "/projects/:project/grants", endpoint: grantsEndpoint },
  { methods: get, path: "/projects/:project/users", endpoint: stubEndpoint([]) },
  { methods: get, path: "/projects/:project/user-applications", endpoint: studioApplicationsEndpoint },
  { methods: get, path: "/features", endpoint: stubEndpoint([]) },
  { methods: get, path: "/ping", endpoint: stubEndpoint({ pong: true }) },
  { methods: get, path: "/data/ping", endpoint: stubEndpoint({ pong: true }) },
  { methods: get, path: "/data/ping/:dataset", endpoint: stubEndpoint({ pong: true }) },
  { methods: get, path: "/help", endpoint: helpMenuEndpoint },
  { methods: get, path: "/journey/*rest", endpoint: stubEndpoint(null) },
  {
    methods: ["GET", "POST"],
    path: "/descriptors/*rest",
    endpoint: stubEndpoint({ synchronization: { type: "complete" } }),
  },
  { methods: get, path: "/intake/telemetry-status", endpoint: stubEndpoint({ status: "denied" }) },
  { methods: post, path: "/intake/*rest", endpoint: stubEndpoint({ ok: true }) },
];

/** Finds the route of a path and its path parameters; undefined when no route matches. */
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

const patterns = routes.map((route) => ({ route, pattern: toPattern(route.path) }));

function toPattern(path: string): RegExp {
  const parts = path
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`)
    .replace(/\*(\w+)/g, (_, name: string) => `(?<${name}>.+)`);
  return new RegExp(`^${parts}$`);
}
