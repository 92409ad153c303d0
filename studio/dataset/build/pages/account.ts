import { page } from "./page";

/** The pages of a customer's account: what stands on them is the customer's own; an editor may add blocks around it. */
export const accountPages = [
  page({
    id: "account",
    name: "my-account",
    path: "/my-account",
    title: "Your account",
    seo: {
      title: "Your account | Stile & Rail",
      description:
        "Your orders, your addresses and your samples at Stile & Rail, in one place that only you can open.",
      noIndex: true,
    },
    breadcrumb: [],
    blocks: [],
  }),
  page({
    id: "sign-in",
    name: "sign-in",
    path: "/my-account/sign-in",
    title: "Sign in",
    seo: {
      title: "Sign in | Stile & Rail",
      description:
        "Sign in to Stile & Rail with a link or a code we send to your email. There is no password to remember.",
      noIndex: true,
    },
    breadcrumb: [],
    blocks: [],
  }),
];
