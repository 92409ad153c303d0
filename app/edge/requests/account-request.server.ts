import type { AppLoadContext } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import type { SignedInCustomer } from "~/domains/account/sign-in/session.server";
import { getSignedInCustomer } from "../guards/signed-in.server";
import { respondTooManyRequests, toPrivateJson } from "./responses";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/** Returns the signed-in customer of an API request, or the response that refuses a guest or too many requests. */
export async function readAccountRequest(args: RequestContext): Promise<SignedInCustomer | Response> {
  const signedIn = await getSignedInCustomer(args);
  if (!signedIn) return toPrivateJson(401, { success: false, message: accountMessages.signInFirst });
  const { limits } = args.context.services;
  return (await limits.allows("account", signedIn.customer.id)) ? signedIn : respondTooManyRequests();
}
