import { paths } from "~/kernel/paths";
import { lakeDataset } from "../assets/asset-paths";
import type { Endpoint } from "./endpoint";
import { jsonReply } from "./reply";

/** An endpoint of Sanity's cloud that has no meaning here, with the answer that lets the Studio go on. */
export function stubEndpoint(answer: unknown): Endpoint {
  return async () => jsonReply(answer);
}

export const datasetsEndpoint: Endpoint = async ({ url }) =>
  jsonReply(
    url.searchParams.get("datasetProfile")
      ? []
      : [{ name: lakeDataset, aclMode: "private", datasetProfile: "content" }],
  );

/**
 * A Studio that does not find itself among its project's bids everybody to register it, with a dot at the question mark.
 * It compares addresses as a browser reads them; by letters, as its search for a manifest of Sanity's Create does, this
 * one is not found. Its project is none of the Studio's, so that it sends no description of itself (sanity 5.31).
 */
export const studioApplicationsEndpoint: Endpoint = async ({ request }) =>
  jsonReply(
    ["HTTP", "HTTPS"].map((scheme) => ({
      id: `studio-${scheme}`,
      projectId: "none",
      type: "studio",
      urlType: "external",
      appHost: `${scheme}://${request.headers.host}${paths.studio}`,
    })),
  );
