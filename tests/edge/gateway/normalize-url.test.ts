import { describe, expect, it } from "vitest";
import { createSeededRandom } from "#tests/support/random";
import { normalizeUrl } from "~/edge/gateway/normalize-url";
import { paths } from "~/kernel/paths";
import { siteMap, staffMap } from "~/routes";

const moved = (to: string) => ({ kind: "moved", to });
const refused = (status: 400 | 414) => ({ kind: "refused", status });

describe("normalizeUrl", () => {
  it.each([
    "/",
    "/checkout",
    "/checkout.data",
    "/_root.data?_routes=root",
    "/products/kitchen-cabinets/jsi-cabinetry/trnv?type=color&value=trry",
    "/products/kitchen-cabinets/JSI/a@b:c",
    "/an-editors-page?utm_source=A%20B",
    "/favicon.svg",
    "/assets/root-B8qfRJdW.css",
    "/lake/v2024-01-01/data/query/production?query=*%5B_type==%22page%22%5D",
    "/lake/images/local/production/Abc-10x10.png",
    "/studio/desk/page;page-Home%2Ctemplate",
    "/studio/desk/",
    "/demo/mailbox/0D5F/body",
  ])("leaves the URL %s unchanged", (url) => {
    expect(normalizeUrl(url)).toEqual({ kind: "normal" });
  });

  it.each([
    ["/Demo/mailbox", "/demo/mailbox"],
    ["/%64emo/mailbox", "/demo/mailbox"],
    ["/./demo/mailbox", "/demo/mailbox"],
    ["/x/../demo/mailbox", "/demo/mailbox"],
    ["/%2e%2e/demo/mailbox", "/demo/mailbox"],
    ["//demo//mailbox/", "/demo/mailbox"],
    ["/%61pi/order", "/api/order"],
    ["/Checkout", "/checkout"],
    ["/CHECKOUT.data", "/checkout.data"],
    ["/order/success/?paymentMethod=card", "/order/success?paymentMethod=card"],
    ["/About-Us", "/about-us"],
    ["//evil.example/x", "/evil.example/x"],
    ["/DEMO/MAILBOX/0D5F/BODY", "/demo/mailbox/0D5F/body"],
    ["/Products/Kitchen-Cabinets/JSI/TRNV", "/products/kitchen-cabinets/JSI/TRNV"],
    ["/Studio/desk", "/studio/desk"],
    ["/studio/", "/studio"],
    ["/%6cake/v1/users/me", "/lake/v1/users/me"],
    ["/lake//v1/users/me", "/lake/v1/users/me"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/Half-a-%25age", "/half-a-%25age"],
  ])("normalizes the URL %s to %s", (url, to) => {
    expect(normalizeUrl(url)).toEqual(moved(to));
  });

  it.each([
    "*",
    "",
    "checkout",
    "http://shop.example/checkout",
    "/a\\b",
    "/a%5Cb",
    "/a%2Fb",
    "/a%00b",
    "/search?query=a%00b",
    "/desk/orders?%00=1",
    "/lake/v1/data/query/production?query=%00",
    "/a%0d%0ab",
    "/%E0%A4%A",
    "/%",
    "/%2564emo/mailbox",
    "/a b",
    "/a#b",
    "/caf\u00e9",
    "/studio/../demo/mailbox",
    "/lake/./v1/users/me",
    "/lake/%2e/v1/users/me",
    "/lake/%2e%2e/demo/mailbox",
  ])("rejects the URL %s", (url) => {
    expect(normalizeUrl(url)).toEqual(refused(400));
  });

  it.each([
    ["/my-account/%6frders", "/my-account/orders"],
    ["/my-account/ORDERS", "/my-account/orders"],
    ["/My-Account/order/VIEW/Ab12", "/my-account/order/view/Ab12"],
    ["/quote/PAYMENT?token=Ab", "/quote/payment?token=Ab"],
    ["/quote/%70ayment", "/quote/payment"],
    ["/desk/%6frders", "/desk/orders"],
    ["/desk/Orders/0D5F", "/desk/orders/0D5F"],
    ["/desk/../inbox", "/inbox"],
    ["/STAFF-ACCOUNTS/sessions/Ab", "/staff-accounts/sessions/Ab"],
    ["/studio/%73ign-in", "/studio/sign-in"],
    ["/studio/Sign-In?next=%2Fstudio", "/studio/sign-in?next=%2Fstudio"],
    ["/studio/preview/%65nter", "/studio/preview/enter"],
    ["/lake/AUTH/sign-%69n", "/lake/auth/sign-in"],
    ["/lake/%76%31/users/me", "/lake/v1/users/me"],
    ["/lake/v1/data/doc/production/drafts.%41b%2cC", "/lake/v1/data/doc/production/drafts.Ab%2cC"],
    ["/assets/%72oot-B8qfRJdW.css", "/assets/root-B8qfRJdW.css"],
    ["/HEALTHZ", "/healthz"],
  ])("normalizes the URL %s to %s, even when Remix does not route it", (url, to) => {
    expect(normalizeUrl(url)).toEqual(moved(to));
    expect(normalizeUrl(to)).toEqual({ kind: "normal" });
  });

  /** Each declared path. The test spells it differently and fills its `:parts` with a value that keeps its case. */
  const declared = [
    ...[...siteMap, ...staffMap].map(({ path }) => path),
    paths.health,
    paths.studioSignIn,
    paths.studioMailPreview,
    paths.preview.enter,
    paths.preview.leave,
    paths.lakeSignIn,
    paths.lakeMailSignIn,
    paths.lakeSignInCode,
    paths.lakeSignInLink,
    paths.lakeSignOut,
    paths.lakeSessions,
    paths.lakeEndSession,
    paths.lakeSecondFactor,
    paths.lakeYourSignIn,
    paths.lakeHelpPages,
  ].filter((path) => path !== "/" && path !== "/*");
  const spelled = {
    "a letter as its code": (part: string) =>
      part.replace(/[a-z](?=[^a-z]*$)/, (character) => `%${character.charCodeAt(0).toString(16)}`),
    "capital letters": (part: string) => part.toUpperCase(),
    "a doubled slash": (part: string) => `/${part}`,
  };

  it.each(Object.entries(spelled))(
    "normalizes every declared path when it is spelled with %s",
    (_, spell) => {
      for (const path of new Set(declared)) {
        const parts = path.split("/").slice(1);
        const right = `/${parts.map((part) => (part.startsWith(":") ? "Ab-9" : part)).join("/")}`;
        const wrong = `/${parts.map((part) => (part.startsWith(":") ? "Ab-9" : spell(part))).join("/")}`;
        expect([right, normalizeUrl(right)]).toEqual([right, { kind: "normal" }]);
        expect([wrong, normalizeUrl(wrong)]).toEqual([wrong, moved(right)]);
      }
    },
  );

  it("accepts at most 2,048 characters, and 12,288 for the lake and Remix's route manifest", () => {
    expect(normalizeUrl(`/${"a".repeat(2047)}`)).toEqual({ kind: "normal" });
    expect(normalizeUrl(`/${"a".repeat(2048)}`)).toEqual(refused(414));
    expect(normalizeUrl(`/lake/v1?query=${"a".repeat(12_273)}`)).toEqual({ kind: "normal" });
    expect(normalizeUrl(`/lake/v1?query=${"a".repeat(12_274)}`)).toEqual(refused(414));
    expect(normalizeUrl(`/__manifest?${"p=%2Fa&".repeat(1000)}`)).toEqual({ kind: "normal" });
    expect(normalizeUrl(`/a${"/".repeat(15_000)}`)).toEqual(refused(414));
  });

  const random = createSeededRandom();
  it(`normalizes a random URL in one step (SEED=${random.seed})`, () => {
    const pieces = [
      "/",
      "//",
      ".",
      "..",
      "%2e",
      "%64emo",
      "Demo",
      "api",
      "order",
      "a",
      "%20",
      ":",
      "'",
      "studio",
    ];
    for (let round = 0; round < 2000; round += 1) {
      const url = `/${Array.from({ length: 6 }, () => pieces[random.integer(0, pieces.length - 1)]).join("")}`;
      const first = normalizeUrl(url);
      if (first.kind === "moved") expect([url, normalizeUrl(first.to)]).toEqual([url, { kind: "normal" }]);
    }
  });
});
