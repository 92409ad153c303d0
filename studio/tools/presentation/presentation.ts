import { DesktopIcon } from "@sanity/icons";
import { presentationTool } from "sanity/presentation";
import { paths } from "../../../app/kernel/paths";
import { pageDocuments, resolveLocations } from "./document-locations";
import { widenForm } from "./form-width";

widenForm();

/** The shop with drafts beside the form; clicking content opens its document. */
export const presentation = presentationTool({
  name: "presentation",
  title: "Pages",
  icon: DesktopIcon,
  previewUrl: { initial: "/", previewMode: { enable: paths.preview.enter } },
  resolve: { mainDocuments: pageDocuments, locations: resolveLocations },
});
