import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/edge/guards/enter-account.server";
import { paths } from "~/kernel/paths";

/** A GET request does not sign out, because an image on another site could send it. */
export const loader = () => redirect(paths.account.home, 303);

/** POST /my-account/sign-out */
export const action = (args: ActionFunctionArgs) => signOut(args, `${paths.account.signIn}?out`);
