import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { type SignedInEditor, signedInEditor } from "#tests/support/studio/signed-in-editor";
import { leaveRedirects, movedAddresses, movePageAlong } from "../../studio/desk/moved-addresses";

let shop: Shop;
let editor: SignedInEditor;
let client: SanityClient;
beforeAll(async () => {
  shop = await startShop();
  editor = await signedInEditor(shop.url);
  client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: `${shop.url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: "published",
    headers: { Cookie: editor.cookie, Origin: shop.url },
  });
}, 400_000);
afterAll(() => shop.stop());

/** As the Studio's Publish does it: the redirects first, then what an editor changed. */
async function publish(id: string, set: object): Promise<void> {
  const published = await client.getDocument(id);
  if (!published) throw new Error(`no document ${id}`);
  await leaveRedirects(client, await movedAddresses(client, published));
  await movePageAlong(client.withConfig({ perspective: "raw" }), published, { ...published, ...set });
  await editor.mutate({ patch: { id, set } });
}

const slug = (current: string) => ({ _type: "slug", current });

/** What an address answers: its status, and where it sends. */
async function answered(path: string): Promise<readonly [number, string | null]> {
  const answer = await fetch(shop.url + path, { redirect: "manual" });
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get("location")];
}

const list = "/products/kitchen-cabinets";

describe("an address that changes leads to the new one", () => {
  it("of a door style's code, twice: both old addresses lead there at once", async () => {
    await publish("style-trdg", { code: slug("trdk") });
    await publish("style-trdg", { code: slug("trds") });
    expect(await answered(`${list}/jsi-cabinetry/trds`)).toEqual([200, null]);
    for (const old of ["trdg", "trdk"])
      expect(await answered(`${list}/jsi-cabinetry/${old}`), old).toEqual([
        301,
        `${list}/jsi-cabinetry/trds`,
      ]);
  });

  it("of a door style that gets its old code back: no round", async () => {
    await publish("style-trdg", { code: slug("trdg") });
    expect(await answered(`${list}/jsi-cabinetry/trdg`)).toEqual([200, null]);
    for (const old of ["trdk", "trds"])
      expect(await answered(`${list}/jsi-cabinetry/${old}`), old).toEqual([
        301,
        `${list}/jsi-cabinetry/trdg`,
      ]);
  });

  it("of a door style whose brand changes", async () => {
    await publish("style-trwt", { brand: { _type: "reference", _ref: "brand-uscd" } });
    expect(await answered(`${list}/uscd/trwt`)).toEqual([200, null]);
    expect(await answered(`${list}/jsi-cabinetry/trwt`)).toEqual([301, `${list}/uscd/trwt`]);
  });

  it("of a brand, and of every door below it, also of one that came from another brand", async () => {
    await publish("brand-uscd", { slug: slug("uscd-west") });
    expect(await answered(`${list}/uscd-west`)).toEqual([200, null]);
    const words = await (await fetch(`${shop.url}${list}/uscd-west`)).text();
    expect(words, "the editor's page came along").toContain("The curve that changes with the hour");
    expect(await answered(`${list}/uscd`)).toEqual([301, `${list}/uscd-west`]);
    for (const code of ["wtse", "pmgw", "trwt"])
      expect(await answered(`${list}/uscd/${code}`), code).toEqual([301, `${list}/uscd-west/${code}`]);
    expect(await answered(`${list}/jsi-cabinetry/trwt`)).toEqual([301, `${list}/uscd-west/trwt`]);
  });

  it("of a category", async () => {
    await publish("category-slab", { slug: slug("flat-doors") });
    expect(await answered("/products/flat-doors")).toEqual([200, null]);
    expect(await answered("/products/slab")).toEqual([301, "/products/flat-doors"]);
    await publish("category-slab", { slug: slug("slab") });
    expect(await answered("/products/slab")).toEqual([200, null]);
    expect(await answered("/products/flat-doors")).toEqual([301, "/products/slab"]);
  });

  it("of a door whose old code another door takes: its page stands there", async () => {
    await publish("style-trlg", { code: slug("trll") });
    await publish("style-trgr", { code: slug("trlg") });
    expect(await answered(`${list}/jsi-cabinetry/trlg`)).toEqual([200, null]);
    expect(await answered(`${list}/jsi-cabinetry/trgr`)).toEqual([301, `${list}/jsi-cabinetry/trlg`]);
  });
});

describe("a line of fourteen colors", () => {
  const offers = (id: string, codes: string) =>
    editor.mutate({
      patch: {
        id,
        set: {
          "finishGroups[0].items": codes
            .split(" ")
            .map((code) => ({ _key: code, _type: "reference", _ref: `finish-${code}` })),
        },
      },
    });
  const page = async (path: string) => (await fetch(shop.url + path)).text();
  const countIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;
  const toggles = (html: string, what: string) =>
    [...html.matchAll(/<button[^>]*>(\+\d+)<span class="sr-only">(.*?)<\/span>/g)]
      .filter(([, , words]) => words?.replace("<!-- -->", "").trim() === what)
      .map(([, number]) => number);

  it("shows eleven and '+3' on a page of layout v1 [CAT-008], and nine and '+5' on its card", async () => {
    await offers("style-trnv", "trnv yssg ysag ysch ysry ysgr yslg ysdg dvcs dvln estf esdw esnw upbw");
    const style = await page(`${list}/jsi-cabinetry/trnv`);
    expect([countIn(style, /<input type="radio"/g), toggles(style, "Color")]).toEqual([11, ["+3"]]);
    const cards = (await page("/")).split("<article");
    const card = cards.find((part) => part.includes('aria-label="Colors of Trenton Recessed"'));
    expect([
      countIn(card ?? "", /alt="Trenton Recessed [^"]+" width="20"/g),
      toggles(card ?? "", "colors of Trenton Recessed"),
    ]).toEqual([9, ["+5"]]);
  });

  it("shows ten and '+4' on a page of layout v2 [CAT-007]", async () => {
    await offers("style-ivys", "ivys wtse awsk dvsk gyse bksr hysk cinsk oxm oxt oxs sdcb tdwd tgwd");
    const style = await page(`${list}/uscd-west/ivys`);
    expect([countIn(style, /<input type="radio"/g), toggles(style, "Color")]).toEqual([10, ["+4"]]);
  });
});

it("redirects of an editor that lead round end in a page that is not there, and not in a round", async () => {
  const address = (from: string, to: string) => ({
    create: {
      _id: `redirect${from.replaceAll("/", "-")}`,
      _type: "redirect",
      from,
      to: { _type: "link", kind: "address", address: to },
    },
  });
  await editor.mutate(address("/round", "/and-round"), address("/and-round", "/round"));
  await editor.mutate(address("/spring", "/summer"), address("/summer", "/faqs"));
  expect([await answered("/round"), await answered("/and-round")]).toEqual([
    [404, null],
    [404, null],
  ]);
  expect(await answered("/spring")).toEqual([301, "/faqs"]);
});
