import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describeFailure, type LakeCore, openLake, seedLake } from "@stile-and-rail/content-lake";
import { openDatabase } from "#db/client.server";
import { describeLockFailure, lockData } from "~/edge/process/data-lock.server";
import { systemClock } from "~/kernel/time/clock";
import { createFinishCopies, generateStyles } from "./many-styles";

const log = { info: () => undefined, warn: console.warn, error: console.error };
/** The number of styles in one transaction. It writes 10,000 styles within seconds and limits memory. */
const stylesPerCommit = 250;

/** Fills a data directory with the demo dataset and further styles up to `count`. Returns how many it wrote. */
export async function generateCatalog(
  folder: string,
  count: number,
  progress: (done: number) => void,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const lock = lockData(folder);
  if (!lock.ok) throw new Error(describeLockFailure(folder, lock.failure));
  try {
    const database = await openDatabase({ kind: "directory", path: join(folder, "database") });
    const { db } = database;
    const lake = await openLake({
      db,
      dataDir: folder,
      clock: systemClock,
      log,
      stegaFields: undefined,
      recordCommit: undefined,
    });
    try {
      const seeded = await seedLake(lake, "packages/demo-content");
      if (!seeded.ok) throw new Error(describeFailure(seeded.failure));
      return await addStyles(lake, count, progress);
    } finally {
      await lake.close();
      await database.close();
    }
  } finally {
    lock.value.release();
  }
}

async function addStyles(lake: LakeCore, count: number, progress: (done: number) => void): Promise<number> {
  const models = lake.listDocuments().filter(({ _id, _type }) => _type === "style" && isModel(_id));
  const finishes = lake.listDocuments().filter(({ _type }) => _type === "finish");
  const missing = [...generateStyles(models, count)].filter(({ _id }) => !lake.findDocument(_id));
  for (let done = 0; done < missing.length; done += stylesPerCommit) {
    const styles = missing.slice(done, done + stylesPerCommit);
    const mutations = [
      ...styles.map((style) => ({ create: style })),
      ...createFinishCopies(styles, finishes).map((finish) => ({ createIfNotExists: finish })),
    ];
    const committed = await lake.commit({ mutations, author: "seed", skipsReferenceChecks: true });
    if (!committed.ok) throw new Error(describeFailure(committed.failure));
    progress(models.length + Math.min(done + stylesPerCommit, missing.length));
  }
  return missing.length;
}

/** Returns whether an id is a demo style, not a copy ('style-trnv-2') or a draft. */
function isModel(id: string): boolean {
  return /^style-[a-z]+$/.test(id);
}
