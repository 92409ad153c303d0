import { paths } from "~/kernel/paths";
import { getPath, sendText } from "../http/handler";
import type { Mount } from "../http/mount";
import type { ResolveStaff } from "../http/staff";
import type { Env } from "../settings/env.server";

/** The description of the endpoints, in each form in which it can be asked for. */
const described: readonly string[] = [paths.api.openapi, paths.api.docs, `${paths.api.docs}.data`];

/** The endpoints are described to everybody in the demo, and to staff alone in a live shop; others see no such page. */
export function apiDocsMount({ mode }: Pick<Env, "mode">, staffOf: ResolveStaff): Mount {
  return {
    path: paths.api.root,
    answer: (request, response, next) => {
      // Every other endpoint passes without anybody being asked for.
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
