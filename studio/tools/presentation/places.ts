import { from, type Observable, of } from "rxjs";
import { catchError, map, switchMap } from "rxjs/operators";
import type { DocumentStore } from "sanity";
import type { DocumentLocationsState, DocumentResolver } from "sanity/presentation";
import { addressedTypes, documentPath } from "../../../app/kernel/document-address";
import { apiVersion } from "../../schemas/parts/api-version";

const options = { apiVersion, perspective: "drafts", tag: "presentation-places" } as const;

/** What stands on every page. */
const everywhere: ReadonlySet<string> = new Set(["navigation", "siteSettings"]);
/** What the shop works with where no page names it. */
const atWork: Readonly<Record<string, string>> = {
  priceBook: "Used by the estimators that choose it",
  shippingMethod: "Used at checkout",
  taxRule: "Used at checkout",
  paymentMethod: "Offered at checkout",
  mailText: "Sent by email",
  formMail: "Sent by email",
};
/** More places than these are a number. */
const most = 20;

const addressed: ReadonlySet<string> = new Set(addressedTypes);
const isAddressed = `_type in ${JSON.stringify(addressedTypes)}`;
const face = `{_id, "title": coalesce(title, name), "href": ${documentPath}}`;
/** The document's own page, and those of what leads to it; then those of what leads to these. */
const nearQuery = `{
  "pages": *[${isAddressed} && (_id == $id || references($id))]${face},
  "through": *[references($id) && !(${isAddressed})]._id
}`;
const farQuery = `*[${isAddressed} && references($through)]${face}`;

type Page = { readonly _id: string; readonly title: string | null; readonly href: string | null };
type Near = { readonly pages: readonly Page[]; readonly through: readonly string[] };

/** "Used on": the pages of the shop that show a document, of whatever type it is. */
export function placesOf(
  { id, type }: { readonly id: string; readonly type: string },
  { documentStore }: { readonly documentStore: DocumentStore },
): Observable<DocumentLocationsState> {
  if (everywhere.has(type)) return of(seenEverywhere);
  const near: Observable<Near> = from(documentStore.listenQuery(nearQuery, { id }, options));
  return near.pipe(
    switchMap(({ pages, through }) =>
      through.length === 0
        ? of(pages)
        : from<Observable<readonly Page[]>>(
            documentStore.listenQuery(farQuery, { through: [...through] }, options),
          ).pipe(map((far) => [...pages, ...far])),
    ),
    map((pages) => stateOf(pages, { id, type })),
    catchError(() =>
      of({ message: "The pages that show it cannot be found right now.", tone: "caution" as const }),
    ),
  );
}

const seenEverywhere: DocumentLocationsState = {
  message: "Shown on every page of the shop",
  tone: "positive",
  locations: [{ title: "Home", href: "/" }],
};

function stateOf(
  pages: readonly Page[],
  { id, type }: { readonly id: string; readonly type: string },
): DocumentLocationsState {
  const own = pages.filter(({ _id }) => _id === id);
  const others = pages.filter((page) => page._id !== id);
  const unique = [...new Map([...own, ...others].map((page) => [page._id, page])).values()];
  const locations = unique.flatMap(({ title, href }) => (href ? [{ title: title ?? href, href }] : []));
  const work = atWork[type];
  if (locations.length === 0 && work) return { message: work, tone: "positive" };
  if (locations.length === 0 && addressed.has(type))
    return { message: "Not seen yet: give it an address", tone: "caution" };
  if (locations.length === 0) return { message: "Not shown on a page of the shop", tone: "caution" };
  const more = locations.length > most ? `Used on ${locations.length} pages, ${most} of them are listed` : "";
  return { locations: locations.slice(0, most), ...(more ? { message: more } : {}) };
}

/** Which document a page of the shop belongs to: opened beside it. */
export const pageDocuments: DocumentResolver[] = [
  {
    route: ["/", "/(.*)"],
    resolve: ({ path }) => ({
      filter: `${isAddressed} && (${documentPath} == $path || $path in alsoAt)`,
      params: { path: decodeURI(path.split(/[?#]/, 1)[0] || "/") },
    }),
  },
];
