import type { LoaderFunctionArgs } from "@remix-run/node";
import { demoOnly } from "~/edge/guards/demo-only.server";
import { openApiDocument } from "~/edge/openapi/document";

/** GET /api/openapi.json: the endpoints of S2 §7 as an OpenAPI 3.1 document, in the demo. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  demoOnly(services.env);
  return Response.json(openApiDocument(services.env.publicUrl), { headers: { "Cache-Control": "no-store" } });
}
