import type { Identity } from "../session/identity";
import type { Endpoint } from "./exchange";
import { json } from "./http";

/** GET /users/me: who is signed in; a stranger got 401 before this. */
export const currentUser: Endpoint = async ({ identity }) => json(profile(identity));

/** GET /users/:ids: the names the Studio shows beside edits. */
export const usersById: Endpoint = async ({ params, identity }) => {
  const ids = (params.ids ?? "").split(",");
  const users = ids.map((id) => ({ ...profile({ ...identity, id }), displayName: nameOf(id) }));
  return json(ids.length === 1 ? users[0] : users);
};

const names: Readonly<Record<string, string>> = {
  "local-editor": "Local Editor",
  shop: "The shop",
  seed: "Demo content",
  system: "The shop",
};

function nameOf(id: string): string {
  return names[id] ?? id;
}

function profile({ id, name, role }: Identity) {
  return {
    id,
    name,
    email: "editor@localhost",
    role,
    roles: [{ name: role, title: role.charAt(0).toUpperCase() + role.slice(1) }],
    provider: "local",
    profileImage: null,
    createdAt: "2026-01-01T00:00:00Z",
  };
}

const readable = ["read", "history"];
const writable = [...readable, "update", "create", "editHistory", "manage"];

/** GET /projects/:project/datasets/:dataset/acl: what this person may do, as filters over documents. */
export const accessRules: Endpoint = async ({ identity }) =>
  json([{ filter: '_id in path("**")', permissions: identity.role === "sales" ? readable : writable }]);

/** GET /projects/:project/grants: the same for the project itself; nobody manages members here. */
export const projectGrants: Endpoint = async () =>
  json({
    "sanity.project": [{ grants: [{ name: "read", params: {} }] }],
    "sanity.project.members": [{ grants: [{ name: "read", params: {} }] }],
  });

/** GET /projects/:project */
export const project: Endpoint = async ({ params, identity }) =>
  json({
    id: params.project,
    displayName: "Embedded content lake",
    organizationId: null,
    organization: null,
    members: [{ id: identity.id, role: identity.role, isCurrentUser: true, isRobot: false }],
    features: [],
    metadata: {},
  });
