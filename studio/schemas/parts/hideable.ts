import { EyeClosedIcon } from "@sanity/icons";
import { defineField, type ObjectDefinition, type PreviewConfig } from "sanity";
import { joinPreviewParts } from "./preview";

const isHidden = defineField({
  name: "isHidden",
  title: "Hidden",
  description: "When on, visitors don't see it. It stays here with all its content.",
  type: "boolean",
});

/** Adds a switch to a block that hides it in the shop. The list of blocks marks hidden ones. */
export function addHiddenSwitch(block: ObjectDefinition): ObjectDefinition {
  return { ...block, fields: [...block.fields, isHidden], preview: addHiddenLabel(block.preview) };
}

function addHiddenLabel({ select = {}, prepare }: PreviewConfig = {}): PreviewConfig {
  return {
    select: { ...select, isHidden: "isHidden" },
    prepare: ({ isHidden, ...selection }, options) => {
      const preview = prepare ? prepare(selection, options) : selection;
      if (isHidden !== true) return preview;
      return { ...preview, subtitle: joinPreviewParts("hidden", preview.subtitle), media: EyeClosedIcon };
    },
  };
}
