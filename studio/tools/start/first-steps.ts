import { uuid } from "@sanity/uuid";
import type { SanityClient } from "sanity";

/** What somebody who opens the Studio for the first time does, in this order, to have their own shop. */
export type FirstStep = {
  readonly title: string;
  readonly how: string;
  /** Below the Studio's own address. */
  readonly path: string;
  readonly isDone: (facts: StartContent) => boolean;
};

/** What the content says of that; times as the lake writes them, which sort as they are. */
export type StartContent = {
  readonly settings: Times | null;
  /** The words that greet visitors on the home page. */
  readonly hello: string | null;
  /** The pages that the menu or the footer leads to. */
  readonly linked: readonly string[];
  readonly pages: readonly string[];
  /** When pictures came, and when documents did. */
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
};

type Times = { readonly _createdAt: string; readonly _updatedAt: string };

/** A form for a page that is not there yet, beside the shop. */
const newPage = `/presentation/page/${uuid()}?preview=/&template=page`;

export const firstSteps: readonly FirstStep[] = [
  {
    title: "Enter your shop's name, address and phone",
    how: "They appear in the footer of every page, in emails, and in search results.",
    path: "/structure/settings;siteSettings",
    isDone: ({ settings }) => isChanged(settings),
  },
  {
    title: "Say hello on the home page",
    how: "Click the text in the preview of your shop, write yours in the form beside it, and publish.",
    path: "/presentation?preview=/",
    isDone: ({ hello }) => hello !== null && hello.trim() !== "" && hello !== demoGreeting,
  },
  {
    title: "Add your own picture",
    how: "Click a picture in your shop; in its field click the three dots, then Upload. Drag the circle onto what has to stay in view.",
    path: "/presentation?preview=/",
    // What the shop brings comes in one write with the documents that show it; an editor's picture comes alone.
    isDone: ({ settings, pictures, documents }) =>
      pictures.some(
        (cameAt) => settings !== null && cameAt > settings._createdAt && !documents.includes(cameAt),
      ),
  },
  {
    title: "Create a page",
    how: "Give it a title, use the address and name suggested under Address & breadcrumb, add blocks, and publish.",
    path: newPage,
    isDone: ({ pages }) => pages.some((id) => generatedIdPattern.test(id)),
  },
  {
    title: "Add it to the menu",
    how: "Add an entry to the header, choose your page and publish: now visitors can find it.",
    path: "/presentation/navigation/navigation?preview=/",
    isDone: ({ linked }) => linked.some((id) => generatedIdPattern.test(id)),
  },
];

/** What the home page of the demo says (packages/demo-content). */
const demoGreeting = "A kitchen starts with one good door.";

/** The Studio gives what is made in it an id like this; what the shop came with has a name. */
const generatedIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isChanged(times: Times | null): boolean {
  return times !== null && times._updatedAt > times._createdAt;
}

const times = "{_createdAt, _updatedAt}";
const startContentQuery = `{
  "settings": *[_id == "siteSettings"][0]${times},
  "hello": *[_type == "page" && path == "/"][0].blocks[defined(title)][0].title,
  "linked": *[_type == "page" && count(*[_id == "navigation" && references(^._id)]) > 0]._id,
  "pages": *[_type == "page"]._id,
  "pictures": array::unique(*[_type == "sanity.imageAsset"]._createdAt),
  "documents": array::unique(*[!(_type match "sanity.*")]._createdAt)
}`;

/** Published content alone: a step is done when visitors see it. */
export function readStartContent(client: SanityClient): Promise<StartContent> {
  return client.fetch<StartContent>(startContentQuery, {}, { perspective: "published" });
}
