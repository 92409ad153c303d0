import { joinPath } from "./below";

export const home = "/my-account";
export const signIn = "/my-account/sign-in";
export const signInCode = "/my-account/sign-in/code";
export const signInLink = "/my-account/sign-in/link";
export const signOut = "/my-account/sign-out";
export const orders = "/my-account/orders";
export const orderView = (id: string) => joinPath("/my-account/order/view", id);
/** The URL without an order id. */
export const orderViewBare = "/my-account/order/view";
export const quotes = "/my-account/quotes";
export const quoteView = (id: string) => joinPath("/my-account/quote/view", id);
/** The URL without a quote id. */
export const quoteViewBare = "/my-account/quote/view";
export const addresses = "/my-account/addresses";
export const addressNew = "/my-account/address/new";
/** The second URL of the same page (ACCT-007). */
export const addressAdd = "/my-account/addresses/add";
export const addressEdit = (id: string) => joinPath("/my-account/address/edit", id);
export const profile = "/my-account/profile";
export const security = "/my-account/security";
export const data = "/my-account/data";
const exportOfData = "/my-account/data/export";

export { exportOfData as export };
