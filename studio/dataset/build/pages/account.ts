import type { Stored } from "../stored";
import { page } from "./page";

type Own = { name: string; path: string; title: string; description: string };

/** What stands on it is one visitor's own; an editor gives it its title, and blocks around it. */
const own = ({ description, ...rest }: Own): Stored =>
  page({
    ...rest,
    id: rest.path === "/my-account" ? "account" : rest.name,
    seo: { title: `${rest.title} | Stile & Rail`, description, noIndex: true },
    breadcrumb: [],
    blocks: [],
  });

/** The pages of a customer's account, of the way into it, and the press that begins the newsletter. */
export const accountPages: readonly Stored[] = [
  own({
    name: "my-account",
    path: "/my-account",
    title: "Your account",
    description:
      "Your orders, your addresses and your samples at Stile & Rail, in one place that only you can open.",
  }),
  own({
    name: "my-orders",
    path: "/my-account/orders",
    title: "Your orders",
    description:
      "Every order you placed at Stile & Rail with this email: what it was, what it cost, where it is.",
  }),
  own({
    name: "my-quotes",
    path: "/my-account/quotes",
    title: "Your quotes",
    description:
      "The quotes we wrote for your kitchen: what each one holds, until when it is good, what is paid.",
  }),
  own({
    name: "my-addresses",
    path: "/my-account/addresses",
    title: "Your addresses",
    description: "The addresses you saved at Stile & Rail, filled in for you at every checkout.",
  }),
  own({
    name: "new-address",
    path: "/my-account/address/new",
    title: "Add an address",
    description: "Save an address once, and every checkout at Stile & Rail begins with it.",
  }),
  own({
    name: "edit-address",
    path: "/my-account/address/edit/:id",
    title: "Edit address",
    description: "Change an address you saved at Stile & Rail, or take it out of your address book.",
  }),
  own({
    name: "my-profile",
    path: "/my-account/profile",
    title: "Your profile",
    description: "Your name and phone number, as every checkout at Stile & Rail begins with them.",
  }),
  own({
    name: "my-sign-ins",
    path: "/my-account/security",
    title: "Where you are signed in",
    description:
      "Every browser that is signed in to your account at Stile & Rail, and the way to end each one.",
  }),
  own({
    name: "my-data",
    path: "/my-account/data",
    title: "Your data",
    description: "A copy of everything Stile & Rail keeps about you, and the way to delete your account.",
  }),
  own({
    name: "sign-in",
    path: "/my-account/sign-in",
    title: "Sign in",
    description:
      "Sign in to Stile & Rail with a link or a code we send to your email. There is no password to remember.",
  }),
  own({
    name: "sign-in-code",
    path: "/my-account/sign-in/code",
    title: "Check your mail",
    description: "Type the code of the mail we have just sent you, and you are signed in at Stile & Rail.",
  }),
  own({
    name: "newsletter-confirm",
    path: "/newsletter/confirm/:token",
    title: "One press, and you are in",
    description:
      "The press that begins the newsletter of Stile & Rail, so that nobody is written to unasked.",
  }),
];
