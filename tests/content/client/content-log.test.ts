import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadPage } from "~/blocks/page/load-page.server";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { createRecordingLog } from "../../support/shop/recording-log";

/** Content without the not-found page and with an invalid list item. */
function shopInDisorder() {
  let version = 1;
  const documents = [
    ...importedDataset().filter(({ path }) => path !== "/not-found"),
    { _id: "door-broken", _type: "door" },
  ];
  const content = { ...contentOf(documents), version: () => version };
  const { log, errors } = createRecordingLog();
  const sources = { content, log, env: { publicUrl: "https://shop.example" } };
  const publish = () => {
    version += 1;
  };
  return { sources, told: () => errors.map(({ message }) => message), publish };
}

describe("content log", () => {
  const missing = "Module not found: no page document for /not-found";

  it("logs a problem once for any number of requests, and again after a publish", async () => {
    const { sources, told: received, publish } = shopInDisorder();
    for (let n = 0; n < 5; n += 1) await loadPage(sources, "/not-found");
    expect(received()).toEqual([missing]);
    publish();
    for (let n = 0; n < 5; n += 1) await loadPage(sources, "/not-found");
    expect(received()).toEqual([missing, missing]);
  });

  it("logs each missing path and each invalid document once", async () => {
    const { sources, told: received } = shopInDisorder();
    const doors = () =>
      fetchLeniently(sources, `*[_type == "door"]`, {}, z.array(z.object({ name: z.string() })));
    for (let n = 0; n < 3; n += 1) {
      await loadPage(sources, "/not-found");
      await loadPage(sources, "/nor-here");
      await doors();
    }
    expect(received()).toEqual([
      missing,
      "Module not found: no page document for /nor-here",
      "left out of its list: it does not fit its shape",
    ]);
  });

  it("logs the same problem again for another shop", async () => {
    for (const { sources, told: received } of [shopInDisorder(), shopInDisorder()]) {
      await loadPage(sources, "/not-found");
      expect(received()).toEqual([missing]);
    }
  });
});
