import type { AppLoadContext } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import type { SignedIn } from "~/domains/account/sign-in/session.server";
import { getSignedIn } from "../guards/signed-in.server";
import { privateJson, respondTooManyRequests } from "./responses";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/** Returns the signed-in customer of an API request, or the response that refuses a guest or too many requests. */
export async function readAccountRequest(args: RequestContext): Promise<SignedIn | Response> {
  const signedIn = await getSignedIn(args);
  if (!signedIn) return privateJson(401, { success: false, message: accountMessages.signInFirst });
  const { limits } = args.context.services;
  return (await limits.allows("account", signedIn.customer.id)) ? signedIn : respondTooManyRequests();
}
