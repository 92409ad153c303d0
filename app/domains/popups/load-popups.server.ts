import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { projectActions, projectImage, projectPortableText } from "~/content/groq-fragments.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { type Popup, popupSchema } from "./popup.schema";

const query = `*[_type == "popup" && isOn == true] | order(name asc){
  _id, name, title, description, layout, triggers[]{kind, after, percent}, onPaths, cookieExpiry, notBefore,
  autoCloseSeconds, "image": ${projectImage("image")}, "content": ${projectPortableText("content")}, "form": form->name,
  "actions": ${projectActions("actions")}
}`;

/** Loads the active popups, which every page includes. An invalid one is left out and logged. */
export function loadActivePopups(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<readonly Popup[]> {
  return fetchLeniently(sources, query, {}, list(popupSchema));
}
