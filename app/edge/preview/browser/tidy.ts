import { vercelStegaEncode } from "@vercel/stega";
import { paths } from "~/kernel/paths";
import { stripStega } from "~/kernel/text/stega";
import { findEditableNodes, splitStega } from "./origin";

const price = /^(Free|\$[\d,]+(\.\d\d)?)$/;

/**
 * Gives a sample's price the origin of the price field. A number cannot carry a stega mark, so the price comes with
 * the mark of the sample's name.
 */
export function linkPricesToNames(root: Element): void {
  for (const { node, origin } of findEditableNodes(root)) {
    if (!(node instanceof Text) || !/(^|\.)sample\.name$/.test(origin.path)) continue;
    const { text } = splitStega(node.data);
    if (!price.test(text.trim())) continue;
    const path = origin.path.replace(/name$/, "price");
    node.data = text + vercelStegaEncode({ origin: "sanity.io", baseUrl: paths.studio, ...origin, path });
  }
}

const escapedMark = /(?:%E2%80%8[BCD]|%EF%BB%BF){4,}/gi;

/** Removes stega marks from links that contain text, such as email links and links to other sites. */
export function cleanAddresses(root: Element): void {
  for (const link of root.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href") ?? "";
    const clean = stripStega(address).replace(escapedMark, "");
    if (clean !== address) link.setAttribute("href", clean);
  }
}
