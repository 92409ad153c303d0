import { runCommand } from "../content/open-lake";
import { resetSecondFactor } from "./staff-commands";

const usage = `npm run staff -- reset-second-factor EMAIL
npm run staff -- reset-second-factor studio-password`;

/** `npm run staff`: lets the operator reset a lost second factor. */
await runCommand(async () => {
  const [verb, whose, ...rest] = process.argv.slice(2);
  if (verb !== "reset-second-factor" || whose === undefined || rest.length > 0) throw new Error(usage);
  await resetSecondFactor(whose, console.log);
});
