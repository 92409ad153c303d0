import { defineLocaleResourceBundle } from "sanity";

const bundle = (namespace: string, resources: Record<string, string>) =>
  defineLocaleResourceBundle({ locale: "en-US", namespace, resources });

/** Replaces messages of the Studio that speak of projects and structures. */
export const studioMessages = [
  bundle("studio", {
    "presence.no-one-else-description": "Other people in the Studio appear here.",
  }),
  bundle("structure", { "production-preview.menu-item.title": "View in the shop" }),
  bundle("presentation", {
    "document-list-pane.document-list.title": "Content on this page",
    "locations-banner.resolving.text": "Finding where it's used…",
    "main-document.label": "The page itself",
    "narrow-tabs.content-tab.label": "Form",
    "narrow-tabs.preview-tab.label": "Shop",
    "preview-frame.overlay.toggle-button.tooltip_disable": "Browse the shop like a visitor",
    "preview-frame.overlay.toggle-button.tooltip_enable": "Click text to edit it",
  }),
];
