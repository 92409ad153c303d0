import { defineLocaleResourceBundle } from "sanity";

const bundle = (namespace: string, resources: Record<string, string>) =>
  defineLocaleResourceBundle({ locale: "en-US", namespace, resources });

/** The Studio's own words where they speak of projects and structures to somebody who has a shop. */
export const studioMessages = [
  bundle("studio", {
    "presence.no-one-else-description": "Whoever else opens the Studio is named here.",
  }),
  bundle("structure", { "production-preview.menu-item.title": "See it in the shop" }),
  bundle("presentation", {
    "document-list-pane.document-list.title": "What stands on this page",
    "locations-banner.resolving.text": "Looking where it is used…",
    "main-document.label": "The page itself",
    "narrow-tabs.content-tab.label": "Form",
    "narrow-tabs.preview-tab.label": "Shop",
    "preview-frame.overlay.toggle-button.tooltip_disable": "Use the shop as visitors do",
    "preview-frame.overlay.toggle-button.tooltip_enable": "Click words to edit them",
  }),
];
