import type { CurrentUser, Tool } from "sanity";
import { brokenLinksTool } from "../structure/broken-links-tool";
import { hiddenContentTool } from "../structure/hidden-content-tool";
import { backOfficeTool } from "./back-office/back-office-tool";
import { catalogSheetTool } from "./catalog-sheet/catalog-sheet-tool";
import { inboxTool } from "./inbox/inbox-tool";
import { reviewsTool } from "./payments/reviews-tool";
import { picturesTool } from "./pictures/pictures-tool";
import { startTool } from "./start/start-tool";
import { teamTool } from "./team/team-tool";

const maintenanceTools = [picturesTool, brokenLinksTool, hiddenContentTool, catalogSheetTool];
const salesTools = [backOfficeTool, inboxTool, reviewsTool];

/**
 * Returns the tools for the user's role; the Studio opens the first. On the embedded lake, tools that a role may not
 * use are hidden (the server checks as well, `staffMap`). A hosted project manages roles and members itself: all
 * tools except staff are shown.
 */
export function listToolsForUser(
  content: readonly Tool[],
  { isLake, user }: { readonly isLake: boolean; readonly user: Pick<CurrentUser, "roles"> | null },
): Tool[] {
  const has = (role: string) => user?.roles.some(({ name }) => name === role) ?? false;
  if (isLake && has("sales")) return [...salesTools, ...content];
  if (isLake && has("editor")) return [startTool, ...content, inboxTool, ...maintenanceTools];
  const all = [startTool, ...content, ...salesTools, ...maintenanceTools];
  return isLake && has("administrator") ? [...all, teamTool] : all;
}
