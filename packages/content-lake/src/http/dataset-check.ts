import type { IncomingMessage } from "node:http";
import { lakeDataset, lakeProject } from "../assets/asset-paths";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

/** `@sanity/client` names its project in this header when the host name does not contain it. */
const projectHeader = "x-sanity-project-id";

/**
 * Fails for another project or dataset, so that a client for a staging dataset never changes the content of the shop.
 * Requests that name neither are accepted.
 */
export function checkDataset(
  request: Pick<IncomingMessage, "headers">,
  params: Readonly<Record<string, string>>,
): Result<undefined, LakeFailure> {
  const dataset = params.dataset ?? lakeDataset;
  const projects = [params.project, request.headers[projectHeader]].filter((name) => name !== undefined);
  const project = projects.map(String).find((name) => name !== lakeProject) ?? lakeProject;
  return project === lakeProject && dataset === lakeDataset
    ? ok(undefined)
    : err({ code: "dataset-not-found", project, dataset });
}
