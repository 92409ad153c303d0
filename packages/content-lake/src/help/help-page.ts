import type { IncomingMessage } from "node:http";
import type { Endpoint, LakeServices } from "../http/endpoint";
import { type Reply, toJsonReply } from "../http/reply";
import * as paths from "../paths";
import { readShopBranding } from "../session/shop-branding";
import { redirect } from "../session/sign-in";
import { renderStaffPage } from "../session/sign-in-page";

/** GET /help: items of the Studio's help menu. */
export const helpMenuEndpoint: Endpoint = async () =>
  toJsonReply({
    resources: {
      sectionArray: [{ _key: "help", sectionTitle: "Help", items: links.map(toHelpItem) }],
    },
  });

const links = [
  { title: "How to", url: paths.lakeHelpPages },
  { title: "First steps", url: `${paths.studio}/start` },
  { title: "What visitors don't see, and why", url: `${paths.studio}/unshown` },
  { title: "Your sign-in", url: paths.lakeYourSignIn },
  { title: "Who is signed in", url: paths.lakeSessions },
] as const;

const toHelpItem = ({ title, url }: (typeof links)[number]) => ({
  _key: url,
  _type: "externalLink",
  title,
  url,
});

/** GET /lake/help: describes the most frequent editor tasks. */
export async function showHelpPage(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  if (!services.auth.findSession(request)) return redirect(paths.studioSignIn);
  return renderStaffPage({
    ...(await readShopBranding(services)),
    title: "Help",
    heading: "How to",
    content: `<dl>${answers.map(([question, answer]) => `<dt>${question}</dt><dd>${answer}</dd>`).join("")}</dl>
<p class="note"><a href="${paths.studio}">Back to the Studio</a></p>`,
  });
}

const answers: readonly (readonly [asked: string, answer: string])[] = [
  [
    "Change text or a picture",
    "Open Pages and click them in your shop: their field opens beside it. The preview shows your changes as you type.",
  ],
  [
    "Show it to visitors",
    "Everything you write is saved as a draft. Click Publish and visitors see it on their next click. Red marks show what's missing before that.",
  ],
  [
    "Move, copy, hide or remove a block",
    "In Pages, right-click a block’s empty space for Duplicate and Remove. In the form beside it, drag a block by its six dots; its three dots copy it; once open, it has a switch that hides it from visitors.",
  ],
  [
    "Make a page",
    "Content, Pages, All pages, then the plus. Give it a title and an address, add blocks, publish. “View in the shop” opens it beside its form before that.",
  ],
  ["Add a page to the menu", "Content, Settings, Navigation: add an entry, choose the page, publish."],
  [
    "Schedule publishing",
    "The three dots beside Publish, then “Publish later…”. It happens automatically; Start lists everything that's scheduled.",
  ],
  [
    "Show a draft to someone",
    "In Pages, the icon to the right of the address shares a link, with a QR code for phones. It works for seven days or until you turn sharing off.",
  ],
  ["See how it looks on a phone", "In Pages, the phone icon above the shop makes it as narrow as a phone."],
  [
    "Ask visitors something",
    "Content, Forms & emails, Forms, then the plus: add a group and its fields, publish. Then add the Form block to a page and choose yours. What visitors send goes to the Inbox.",
  ],
  [
    "Remove a page from the shop",
    "Open it, choose Published above its form, then Unpublish. It stays here as a draft; Publish brings it back.",
  ],
  [
    "Undo",
    "The clock below a document shows every version, who wrote it and when. Choose one, then “Revert to revision”.",
  ],
  [
    "Delete something",
    "You can't delete something that other documents link to: the Studio lists them so you can change their links first. What the shop needs can't be deleted either.",
  ],
];
