import { from, type Observable, type ObservableInput, of } from "rxjs";
import { catchError, map, switchMap } from "rxjs/operators";
import type { DocumentLocationsState, DocumentResolver } from "sanity/presentation";
import { addressedTypes, documentPath } from "../../../app/content/document-address";
import { paths } from "../../../app/kernel/paths";
import { apiVersion } from "../../schemas/parts/api-version";

const options = { apiVersion, perspective: "drafts", tag: "presentation-places" } as const;

/** What stands on every page. */
const typesOnEveryPage: ReadonlySet<string> = new Set(["navigation", "siteSettings"]);
/** What the shop works with where no page names it. */
const usageMessages: Readonly<Record<string, string>> = {
  priceBook: "Used by the estimators that choose it",
  shippingMethod: "Used at checkout",
  taxRule: "Used at checkout",
  paymentMethod: "Offered at checkout",
  mailText: "Sent by email",
  formMail: "Sent by email",
  popup: "Opens in the shop by its own rules",
  redirect: "Redirects visitors from an old address",
  resultPage: "Shown after an order or a failed payment",
};
type Location = { readonly title: string; readonly href: string };
/** Pages that find what they show by its type, or by the name it has. */
const locationsByType: Readonly<Record<string, Location>> = {
  visualizerRoom: { title: "Visualizer", href: paths.visualizer },
  estimatorTemplate: { title: "Estimator", href: paths.estimator },
};
const locationsByFormName: Readonly<Record<string, Location>> = {
  checkout: { title: "Checkout", href: paths.checkout },
};
/** The form at the foot of every page. */
const footerFormName = "newsletter";
/** More places than these are a number. */
const maxLocations = 20;

const typesWithUrl: ReadonlySet<string> = new Set(addressedTypes);
const hasUrlCondition = `_type in ${JSON.stringify(addressedTypes)}`;
const pageProjection = `{_id, "title": coalesce(title, name), "href": ${documentPath}}`;
/** The document's own page, and those of what leads to it; then those of what leads to these. */
const nearQuery = `{
  "pages": *[${hasUrlCondition} && (_id == $id || references($id))]${pageProjection},
  "through": *[references($id) && !(${hasUrlCondition})]._id,
  "form": *[_id == $id && _type == "formTemplate"][0].name,
  "isInPopup": count(*[_type == "popup" && references($id)]) > 0
}`;
const farQuery = `*[${hasUrlCondition} && references($through)]${pageProjection}`;

type Page = { readonly _id: string; readonly title: string | null; readonly href: string | null };
type NearResult = {
  readonly pages: readonly Page[];
  readonly through: readonly string[];
  /** The name of a form: the shop finds some by theirs. */
  readonly form: string | null;
  readonly isInPopup: boolean;
};

/** The Studio's store of documents, as far as it is asked. */
type Listening = {
  // biome-ignore lint/suspicious/noExplicitAny: the Studio's own type of what an answer holds
  listenQuery(query: string, params: Record<string, unknown>, how: typeof options): ObservableInput<any>;
};

/** "Used on": the pages of the shop that show a document, of whatever type it is. */
export function resolveLocations(
  { id, type }: { readonly id: string; readonly type: string },
  { documentStore }: { readonly documentStore: Listening },
): Observable<DocumentLocationsState> {
  if (typesOnEveryPage.has(type)) return of(everyPageState);
  const near: Observable<NearResult> = from(documentStore.listenQuery(nearQuery, { id }, options));
  return near.pipe(
    switchMap(({ pages, through, form, isInPopup }) => {
      if (form === footerFormName) return of(everyPageState);
      const found = locationsByType[type] ?? locationsByFormName[form ?? ""];
      const work = isInPopup ? "Shown in a popup" : usageMessages[type];
      const state = (pages: readonly Page[]) => toLocationsState(pages, { id, type, found, work });
      if (through.length === 0) return of(state(pages));
      const far: Observable<readonly Page[]> = from(
        documentStore.listenQuery(farQuery, { through: [...through] }, options),
      );
      return far.pipe(map((more) => state([...pages, ...more])));
    }),
    catchError(() =>
      of({ message: "The pages that show it can't be found right now.", tone: "caution" as const }),
    ),
  );
}

const everyPageState: DocumentLocationsState = {
  message: "Shown on every page of the shop",
  tone: "positive",
  locations: [{ title: "Home", href: "/" }],
};

type LocationFacts = {
  readonly id: string;
  readonly type: string;
  readonly found: Location | undefined;
  readonly work: string | undefined;
};

function toLocationsState(
  pages: readonly Page[],
  { id, type, found, work }: LocationFacts,
): DocumentLocationsState {
  const own = pages.filter(({ _id }) => _id === id);
  const others = pages.filter((page) => page._id !== id);
  const unique = [...new Map([...own, ...others].map((page) => [page._id, page])).values()];
  const leading = unique.flatMap(({ title, href }) => (href ? [{ title: title ?? href, href }] : []));
  const locations = found ? [found, ...leading] : leading;
  if (locations.length === 0 && work) return { message: work, tone: "positive" };
  if (locations.length === 0 && typesWithUrl.has(type))
    return { message: "Not visible yet: give it an address", tone: "caution" };
  if (locations.length === 0) return { message: "Not shown on any page of the shop", tone: "caution" };
  const more =
    locations.length > maxLocations ? `Used on ${locations.length} pages; ${maxLocations} are listed` : "";
  return { locations: locations.slice(0, maxLocations), ...(more ? { message: more } : {}) };
}

/** Which document a page of the shop belongs to: opened beside it. */
export const pageDocuments: DocumentResolver[] = [
  {
    route: ["/", "/(.*)"],
    resolve: ({ path }) => ({
      filter: `${hasUrlCondition} && (${documentPath} == $path || ($path in alsoAt && count(*[_type == "page" && path == $path]) == 0))`,
      params: { path: decodeURI(path.split(/[?#]/, 1)[0] || "/") },
    }),
  },
];
