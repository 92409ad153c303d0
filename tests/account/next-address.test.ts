import { expect, it } from "vitest";
import { nextAddress } from "~/edge/guards/signed-in.server";

const after = (next: string | null) =>
  nextAddress(
    new Request(
      `https://shop.example/my-account/sign-in${next === null ? "" : `?${new URLSearchParams({ next })}`}`,
    ),
  );

it.each(["/my-account", "/my-account/orders", "/my-account/order/view/0b6d-c0_9", "/checkout"])(
  "who has signed in goes on to %s, where they were",
  (next) => expect(after(next)).toBe(next),
);

it.each([
  null,
  "",
  "/",
  "/faqs",
  "/my-account/sign-in",
  "/my-account/sign-in/code",
  "/my-accounts",
  "/my-account/",
  "/my-account/../studio",
  "/my-account//evil.example",
  "/my-account?next=//evil.example",
  "/my-account\n/orders",
  "/checkout/../api",
  "/checkout?x=1",
  "//evil.example",
  "https://evil.example/my-account",
  "javascript:alert(1)",
])("and never to %j: to the account instead", (next) => expect(after(next)).toBe("/my-account"));
