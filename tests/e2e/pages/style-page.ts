import type { APIRequestContext } from "@playwright/test";
import { publishField } from "./checkout-page";

/** The colors of Trenton Recessed, and more than a style page shows at once. */
export const colorsOfLine = ["trnv", "trry", "trgr", "trlg", "trdg"];
export const manyColors = [...colorsOfLine, "yssg", "ysag", "ysch", "dvcs", "dvln", "upbw", "amms", "estf"];

/** Publishes the colors of Trenton Recessed Navy, as an editor would. */
export function publishColors(
  request: APIRequestContext,
  shopUrl: string,
  codes: readonly string[],
): Promise<void> {
  const items = codes.map((code) => ({ _key: code, _type: "reference", _ref: `finish-${code}` }));
  const group = { _key: "color", _type: "finishGroup", name: "color", title: "Color", items };
  return publishField(request, shopUrl, "style-trnv", "finishGroups", [group]);
}
