import { readValidEnv } from "~/edge/settings/read-valid-env.server";
import { systemClock } from "~/kernel/time/clock";
import { runCommand } from "../content/open-lake";
import { backUpShop } from "./back-up-shop";
import { describeContents } from "./describe-contents";

const usage = "Usage: npm run backup -- FOLDER (a new folder outside the data directory)";

/** `npm run backup -- FOLDER`: writes database, uploads and pictures of one moment to a new folder. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(usage);
  const manifest = await backUpShop(readValidEnv(), folder, systemClock);
  console.log(`Backed up to ${folder}: ${describeContents(manifest)}`);
  if (manifest.missingUploads.length > 0) {
    console.warn(
      `${manifest.missingUploads.length} uploads are in the database and not in their storage; manifest.json names them.`,
    );
  }
});
