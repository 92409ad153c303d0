import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportCustomerData } from "~/domains/account/profile/export-customer-data.server";
import { requireSignedInCustomer } from "~/edge/guards/signed-in.server";

/** GET /my-account/data/export: downloads all data about the customer. */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedInCustomer(args);
  const exportedData = await exportCustomerData(args.context.services, customer);
  return new Response(JSON.stringify(exportedData, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
