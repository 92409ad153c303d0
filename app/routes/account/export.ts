import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportData } from "~/domains/account/export-data.server";
import { requireSignedIn } from "~/edge/guards/signed-in.server";

/** GET /my-account/data/export: a file of everything kept about the customer. */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedIn(args);
  const kept = await exportData(args.context.services, customer);
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
