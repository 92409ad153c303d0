import { lakeDataset } from "../assets/asset-paths";
import * as paths from "../paths";
import type { Endpoint } from "./endpoint";
import { toJsonReply } from "./reply";

/**
 * Returns an endpoint with a fixed response, for features of Sanity's cloud that the Studio requires and the lake
 * does not have.
 */
export function stubEndpoint(answer: unknown): Endpoint {
  return async () => toJsonReply(answer);
}

export const datasetsEndpoint: Endpoint = async ({ url }) =>
  toJsonReply(
    url.searchParams.get("datasetProfile")
      ? []
      : [{ name: lakeDataset, aclMode: "private", datasetProfile: "content" }],
  );

/**
 * Without an entry for itself, the Studio asks users to register it. Host and scheme match as a URL but not as a
 * string, so that Sanity Create finds no manifest. A foreign project id keeps the Studio from uploading its schema
 * (sanity 5.31).
 */
export const studioApplicationsEndpoint: Endpoint = async ({ request }) =>
  toJsonReply(
    ["HTTP", "HTTPS"].map((scheme) => ({
      id: `studio-${scheme}`,
      projectId: "none",
      type: "studio",
      urlType: "external",
      appHost: `${scheme}://${request.headers.host}${paths.studio}`,
    })),
  );
