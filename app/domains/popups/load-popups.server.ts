import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { links, picture, words } from "~/content/fragments.server";
import { list } from "~/content/shapes";
import type { Log } from "~/kernel/log";
import { type Popup, popupShape } from "./popup.schema";

const query = `*[_type == "popup" && isOn == true] | order(name asc){
  _id, name, title, description, layout, triggers[]{kind, after, percent}, onPaths, cookieExpiry, notBefore,
  autoCloseSeconds, "image": ${picture("image")}, "content": ${words("content")}, "form": form->name,
  "actions": ${links("actions")}
}`;

/** The popups an editor switched on, as every page carries them; one that does not fit is left out and logged. */
export function loadPopups(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<readonly Popup[]> {
  return fetchFitting(sources, query, {}, list(popupShape));
}
