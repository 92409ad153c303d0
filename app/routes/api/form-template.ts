import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";

/** GET /api/forms/{formName}/template: the form for a popup. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const form = await findFormTemplate(context.services.content, params.formName ?? "");
  if (!form) return Response.json({ success: false }, { status: 404 });
  return Response.json({ success: true, form }, { headers: { "Cache-Control": "no-cache" } });
}
