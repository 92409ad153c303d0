import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { leaveAccount } from "~/edge/guards/enter-account.server";
import { paths } from "~/kernel/paths";

/** Opening the address signs nobody out: a picture on another site could do that. */
export const loader = () => redirect(paths.account.home, 303);

/** POST /my-account/sign-out */
export const action = (args: ActionFunctionArgs) => leaveAccount(args, `${paths.account.signIn}?out`);
