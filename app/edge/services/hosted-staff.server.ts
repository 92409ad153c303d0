import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Clock } from "~/kernel/time/clock";
import type { ResolveStaff, Staff } from "../staff/staff-mount";

/** Maps Sanity's roles to staff roles, strongest first; `sales` is a custom role, and viewers are not staff. */
const roles: readonly (readonly [string, Staff["role"]])[] = [
  ["administrator", "administrator"],
  ["sales", "sales"],
  ["developer", "editor"],
  ["editor", "editor"],
];

const userShape = z.object({
  name: z.string(),
  roles: z.array(z.object({ name: z.string() })),
});

/** Cache time of Sanity's answer: a lost role takes effect within a minute. */
const staffCacheMs = 60_000;
const patienceMs = 5_000;
const tokenCharacters = 500;

type CachedStaff = { readonly staff: Staff | null; readonly expiresAt: number };

/**
 * Resolves the editor of a hosted project by querying Sanity with the caller's token. Only a hash of the
 * token is stored.
 */
export function createHostedStaffResolver(
  projectId: string,
  clock: Clock,
  fetcher: typeof fetch = fetch,
): ResolveStaff {
  const cachedStaff = new LRUCache<string, CachedStaff>({ max: 200 });
  return async ({ headers }) => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
    if (!token || token.length > tokenCharacters) return null;
    const key = createHash("sha256").update(token).digest("base64url");
    const now = clock.now().getTime();
    const cached = cachedStaff.get(key);
    if (cached && cached.expiresAt > now) return cached.staff;
    const answer = await fetcher(`https://${projectId}.api.sanity.io/v2021-06-07/users/me`, {
      headers: { Authorization: `Bearer ${token}` },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    // Without a response, access is refused, and the next request queries again.
    if (!answer || answer.status >= 500) return null;
    const staff = answer.ok ? parseStaff(await answer.json().catch(() => null)) : null;
    cachedStaff.set(key, { staff, expiresAt: now + staffCacheMs });
    return staff;
  };
}

function parseStaff(answer: unknown): Staff | null {
  const user = userShape.safeParse(answer);
  if (!user.success) return null;
  const heldRole = roles.find(([name]) => user.data.roles.some((role) => role.name === name));
  return heldRole ? { name: user.data.name, role: heldRole[1] } : null;
}
