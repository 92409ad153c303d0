import { uuid } from "@sanity/uuid";
import type { SanityClient } from "sanity";

/** Tasks of a new owner, in this order. */
export type FirstStep = {
  readonly title: string;
  readonly instructions: string;
  /** Path below the Studio's base URL. */
  readonly path: string;
  readonly isDone: (details: StartContent) => boolean;
};

/** Content that decides which steps are done; times are ISO strings, which sort as text. */
export type StartContent = {
  readonly settings: DocumentTimes | null;
  /** Greeting on the home page. */
  readonly hello: string | null;
  /** Pages in the menu or footer. */
  readonly linked: readonly string[];
  readonly pages: readonly string[];
  /** Creation times of images and of documents. */
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
};

type DocumentTimes = { readonly _createdAt: string; readonly _updatedAt: string };

/** Opens the form of a new page beside the preview. */
const newPage = `/presentation/page/${uuid()}?preview=/&template=page`;

export const firstSteps: readonly FirstStep[] = [
  {
    title: "Enter your shop's name, address and phone",
    instructions: "They appear in the footer of every page, in emails, and in search results.",
    path: "/structure/settings;siteSettings",
    isDone: ({ settings }) => isChanged(settings),
  },
  {
    title: "Say hello on the home page",
    instructions:
      "Click the text in the preview of your shop, write yours in the form beside it, and publish.",
    path: "/presentation?preview=/",
    isDone: ({ hello }) => hello !== null && hello.trim() !== "" && hello !== demoGreeting,
  },
  {
    title: "Add your own picture",
    instructions:
      "Click a picture in your shop; in its field click the three dots, then Upload. Drag the circle onto what has to stay in view.",
    path: "/presentation?preview=/",
    // Demo images are created in one write with their documents; an editor's image is created alone.
    isDone: ({ settings, pictures, documents }) =>
      pictures.some(
        (cameAt) => settings !== null && cameAt > settings._createdAt && !documents.includes(cameAt),
      ),
  },
  {
    title: "Create a page",
    instructions:
      "Give it a title, use the address and name suggested under Address & breadcrumb, add blocks, and publish.",
    path: newPage,
    isDone: ({ pages }) => pages.some((id) => generatedIdPattern.test(id)),
  },
  {
    title: "Add it to the menu",
    instructions: "Add an entry to the header, choose your page and publish: now visitors can find it.",
    path: "/presentation/navigation/navigation?preview=/",
    isDone: ({ linked }) => linked.some((id) => generatedIdPattern.test(id)),
  },
];

/** Greeting on the demo's home page (packages/demo-content). */
const demoGreeting = "A kitchen starts with one good door.";

/** The Studio generates ids like this; demo documents have readable ids. */
const generatedIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isChanged(times: DocumentTimes | null): boolean {
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

/** Reads published content only: a step is done when visitors see the result. */
export function readStartContent(client: SanityClient): Promise<StartContent> {
  return client.fetch<StartContent>(startContentQuery, {}, { perspective: "published" });
}
