import { paths } from "~/kernel/paths";
import { getPath, sendText } from "../http/handler";
import type { Mount } from "../http/mount";
import type { Env } from "../settings/env.server";
import type { ResolveStaff } from "../staff/staff-mount";

/** The paths of the API description in its three formats. */
const described: readonly string[] = [paths.api.openapi, paths.api.docs, `${paths.api.docs}.data`];

/** In the demo everyone sees the API description. In live mode only staff see it, and others get a 404. */
export function createApiDocsMount({ mode }: Pick<Env, "mode">, staffOf: ResolveStaff): Mount {
  return {
    path: paths.api.root,
    answer: (request, response, next) => {
      // Other requests pass without a staff check.
      if (mode !== "live" || !described.includes(getPath(request))) return next();
      staffOf(request)
        .then((staff) => {
          if (staff) next();
          else sendText(response, 404, "Not found", { "Cache-Control": "no-store" });
        })
        .catch(next);
    },
  };
}
