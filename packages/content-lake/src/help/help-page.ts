import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";
import type { Endpoint, LakeServices } from "../http/endpoint";
import { jsonReply, type Reply } from "../http/reply";
import { readShopBranding } from "../session/shop-branding";
import { redirect } from "../session/sign-in";
import { renderStaffPage } from "../session/sign-in-page";

/** GET /help: what stands behind the Studio's question mark. */
export const helpMenuEndpoint: Endpoint = async () =>
  jsonReply({
    resources: {
      sectionArray: [{ _key: "help", sectionTitle: "Help", items: links.map(itemOf) }],
    },
  });

const links = [
  { title: "How things are done", url: paths.lakeHelp },
  { title: "First steps", url: `${paths.studio}/start` },
  { title: "What visitors do not see, and why", url: `${paths.studio}/unshown` },
  { title: "Your sign-in", url: paths.lakeYourSignIn },
  { title: "Who is signed in", url: paths.lakeSessions },
] as const;

const itemOf = ({ title, url }: (typeof links)[number]) => ({
  _key: url,
  _type: "externalLink",
  title,
  url,
});

/** GET /lake/help: how an editor does what is done most. */
export async function showHelpPage(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  if (!services.auth.findSession(request)) return redirect(paths.studioSignIn);
  return renderStaffPage({
    ...(await readShopBranding(services)),
    title: "Help",
    heading: "How things are done",
    content: `<dl>${answers.map(([asked, answer]) => `<dt>${asked}</dt><dd>${answer}</dd>`).join("")}</dl>
<p class="note"><a href="${paths.studio}">Back to the Studio</a></p>`,
  });
}

const answers: readonly (readonly [asked: string, answer: string])[] = [
  [
    "Change words or a picture",
    "Open Pages and click them in your shop: their field opens beside it. The shop shows what you write while you type.",
  ],
  [
    "Show it to visitors",
    "Everything you write is kept as a draft. Press Publish: visitors see it at their next click. Red marks say what is missing before that.",
  ],
  [
    "Move, copy, hide or remove a block",
    "In Pages, a right click on a block’s free space offers Duplicate and Remove. In the form beside it, drag a block by its six dots; its three dots copy it; opened, it has a switch that hides it from visitors.",
  ],
  [
    "Make a page",
    "Content, Pages, All pages, then the plus. Give it a title and an address, add blocks, publish. “See it in the shop” opens it beside its form before that.",
  ],
  ["Put a page into the menu", "Content, Settings, Navigation: add an entry, choose the page, publish."],
  [
    "Publish at a time",
    "The three dots beside Publish, then “Publish later…”. The shop does it by itself; Start lists what waits for its time.",
  ],
  [
    "Show a draft to somebody",
    "In Pages, the sign at the right of the address shares a link, with a code for a phone’s camera. It opens for seven days, until you switch sharing off.",
  ],
  [
    "See how it looks on a phone",
    "In Pages, the sign of a telephone above the shop makes it as narrow as one.",
  ],
  [
    "Ask visitors something",
    "Content, Forms & emails, Forms, then the plus: add a group and its fields, publish. Then add the block Form to a page and choose yours. What visitors send comes to the Inbox.",
  ],
  [
    "Take a page out of the shop",
    "Open it, choose Published above its form, then Unpublish. It stays here as a draft; Publish brings it back.",
  ],
  [
    "Undo",
    "The clock below a document shows every version, with who wrote it and when. Choose one, then “Revert to revision”.",
  ],
  [
    "Delete something",
    "What others lead to stays: the Studio lists them, so that they lead elsewhere first. What the shop needs cannot be deleted.",
  ],
];
