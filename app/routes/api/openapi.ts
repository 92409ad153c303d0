import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApiDocument } from "~/edge/openapi/document";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/openapi.json: the endpoints as an OpenAPI 3.1 document; in live mode for staff (docs-mount). */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  return toPrivateJson(200, openApiDocument(services.env.publicUrl));
}
