import { readValidEnv } from "~/edge/settings/read-valid-env.server";
import { systemClock } from "~/kernel/time/clock";
import { runCommand } from "../content/open-lake";
import { describeContents } from "./describe-contents";
import { restoreShop } from "./restore-shop";

const usage = "Usage: npm run restore -- FOLDER (a folder that npm run backup wrote)";

/** `npm run restore -- FOLDER`: restores a backup into the empty database and folders of the settings. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(usage);
  const manifest = await restoreShop(readValidEnv(), folder, systemClock);
  console.log(`Restored the backup of ${manifest.createdAt}: ${describeContents(manifest)}`);
  console.log("Run npm run doctor, then start the shop.");
});
