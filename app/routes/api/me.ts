import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import { addressBook } from "~/domains/account/address-book.server";
import { meOf } from "~/domains/account/me";
import { signedIn } from "~/edge/guards/signed-in.server";

const headers = { "Cache-Control": "no-store" };

/** GET /api/my-account/me: the signed-in customer; a guest has no account data (ACCT-001, ruling C09). */
export async function loader(args: LoaderFunctionArgs) {
  const known = await signedIn(args);
  if (!known)
    return Response.json({ success: false, message: accountMessages.signInFirst }, { status: 401, headers });
  const addresses = await addressBook(args.context.services.db, known.customer.id);
  return Response.json(meOf(known.customer, addresses), { headers });
}
