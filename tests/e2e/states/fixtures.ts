import { fetchDocuments, postMutationsAsOneCommit } from "@stile-and-rail/content-lake";
import { findLakeAccess } from "#tests/support/browser/content-snapshot";
import { startShop } from "#tests/support/shop/shop";
import { buildBlockPages } from "#tests/support/states/block-documents";
import { seedStateRecords, statesSecret } from "#tests/support/states/seed-records";
import { stateDocuments } from "#tests/support/states/state-documents";
import type { StateRecords } from "#tests/support/states/state-records";
import { test as base } from "../fixtures";

type StageFixtures = {
  /** Tests with another purpose get another shop, because the walk over the controls changes its records. */
  readonly purpose: "states" | "controls";
  readonly records: StateRecords;
  readonly stage: StartedStage;
};

/** Gives each worker a shop with the records of the state catalog. */
export const test = base.extend<object, StageFixtures>({
  purpose: ["states", { option: true, scope: "worker" }],
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      let records: StateRecords | undefined;
      const shop = await startShop({
        settings: { SESSION_SECRET: statesSecret, TRUSTED_PROXIES: "loopback" },
        seed: async (dataDir) => {
          records = await seedStateRecords(dataDir);
        },
      });
      try {
        const lake = findLakeAccess(shop.dataDir);
        const documents = [...stateDocuments, ...buildBlockPages(await fetchDocuments(lake))];
        await postMutationsAsOneCommit(
          lake,
          documents.map((document) => ({ createOrReplace: document })),
        );
        if (!records) throw new Error("the records were not created");
        await use({ shop, records });
      } finally {
        await shop.stop();
      }
    },
    { scope: "worker", timeout: 400_000 },
  ],
  shop: [async ({ stage }, use) => use(stage.shop), { scope: "worker" }],
  records: [async ({ stage }, use) => use(stage.records), { scope: "worker" }],
});

type StartedStage = { readonly shop: Awaited<ReturnType<typeof startShop>>; readonly records: StateRecords };

export { expect } from "@playwright/test";
