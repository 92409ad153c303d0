import { demoIdentities, type Identity } from "../session/identity";
import type { StaffMember } from "../session/staff-directory";
import type { Endpoint } from "./endpoint";
import { toJsonReply } from "./reply";

/** GET /users/me: returns the signed-in user; without a session the router answers 401. */
export const currentUserEndpoint: Endpoint = async ({ identity, services }) => {
  const [person] = (await services.staff?.listByIds([identity.id])) ?? [];
  return toJsonReply(toProfile(person ?? identity));
};

/** GET /users/:ids: returns the names that the Studio shows beside edits, including those of former staff. */
export const usersEndpoint: Endpoint = async ({ params, identity, services }) => {
  const ids = (params.ids ?? "").split(",");
  const staff = (await services.staff?.listByIds(ids)) ?? [];
  const users = ids.map((id) => {
    const person = staff.find((one) => one.id === id);
    return toProfile(person ?? { id, name: names[id] ?? id, role: identity.role });
  });
  return toJsonReply(ids.length === 1 ? users[0] : users);
};

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(demoIdentities.map(({ id, name }) => [id, name])),
  shop: "The shop",
  seed: "Demo content",
  system: "The shop",
};

function toProfile({ id, name, role, email = "editor@localhost" }: Identity & Partial<StaffMember>) {
  return {
    id,
    name,
    displayName: name,
    email,
    role,
    roles: [{ name: role, title: role.charAt(0).toUpperCase() + role.slice(1) }],
    provider: "local",
    profileImage: null,
    createdAt: "2026-01-01T00:00:00Z",
  };
}

const allDocuments = '_id in path("**")';
const readable = ["read", "history"];
const writable = [...readable, "update", "create", "editHistory", "manage"];

/** GET /projects/:project/datasets/:dataset/acl: returns the user's permissions as document filters. */
export const aclEndpoint: Endpoint = async ({ identity, services }) => {
  const types = services.writableTypes[identity.role];
  if (!types) return toJsonReply([{ filter: allDocuments, permissions: writable }]);
  return toJsonReply([
    { filter: allDocuments, permissions: readable },
    { filter: `_type in ${JSON.stringify(types)}`, permissions: ["update", "create"] },
  ]);
};

/** GET /projects/:project/grants: returns project permissions; members are not managed in the lake. */
export const grantsEndpoint: Endpoint = async () =>
  toJsonReply({
    "sanity.project": [{ grants: [{ name: "read", params: {} }] }],
    "sanity.project.members": [{ grants: [{ name: "read", params: {} }] }],
  });

/** GET /projects/:project */
export const projectEndpoint: Endpoint = async ({ params, identity }) =>
  toJsonReply({
    id: params.project,
    displayName: "Embedded content lake",
    organizationId: null,
    organization: null,
    members: [{ id: identity.id, role: identity.role, isCurrentUser: true, isRobot: false }],
    features: [],
    metadata: {},
  });
