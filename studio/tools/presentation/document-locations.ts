import { from, type Observable, type ObservableInput, of } from "rxjs";
import { catchError, map, switchMap } from "rxjs/operators";
import type { DocumentLocationsState, DocumentResolver } from "sanity/presentation";
import { addressedTypes, documentPath } from "../../../app/content/document-address";
import { paths } from "../../../app/kernel/paths";
import { apiVersion } from "../../schemas/parts/api-version";

const options = { apiVersion, perspective: "drafts", tag: "presentation-places" } as const;

/** Types that are shown on every page. */
const typesOnEveryPage: ReadonlySet<string> = new Set(["navigation", "siteSettings"]);
/** Usage of types that no page refers to. */
const usageMessages: Readonly<Record<string, string>> = {
  priceBook: "Used by the estimator: see Valid from",
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
/** Pages that query content by type, or by form name. */
const locationsByType: Readonly<Record<string, Location>> = {
  visualizerRoom: { title: "Visualizer", href: paths.visualizer },
  estimatorTemplate: { title: "Estimator", href: paths.estimator },
};
const locationsByFormName: Readonly<Record<string, Location>> = {
  checkout: { title: "Checkout", href: paths.checkout },
};
/** The form in the footer of every page. */
const footerFormName = "newsletter";
/** Above this number, only the count is shown. */
const maxLocations = 20;

const typesWithUrl: ReadonlySet<string> = new Set(addressedTypes);
const hasUrlCondition = `_type in ${JSON.stringify(addressedTypes)}`;
const pageProjection = `{_id, "title": coalesce(title, name), "href": ${documentPath}}`;
/** The document's page and pages that refer to it, directly or through one other document. */
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
  /** Name of a form, by which the shop finds some forms. */
  readonly form: string | null;
  readonly isInPopup: boolean;
};

/** The part of the Studio's document store that is used here. */
type ListeningStore = {
  listenQuery(
    query: string,
    params: Record<string, unknown>,
    queryOptions: typeof options,
    // biome-ignore lint/suspicious/noExplicitAny: the Studio's own type of what an answer holds
  ): ObservableInput<any>;
};

/** Resolves "Used on": the pages that show a document of any type. */
export function resolveLocations(
  { id, type }: { readonly id: string; readonly type: string },
  { documentStore }: { readonly documentStore: ListeningStore },
): Observable<DocumentLocationsState> {
  if (typesOnEveryPage.has(type)) return of(everyPageState);
  const directPages: Observable<NearResult> = from(documentStore.listenQuery(nearQuery, { id }, options));
  return directPages.pipe(
    switchMap(({ pages, through, form, isInPopup }) => {
      if (form === footerFormName) return of(everyPageState);
      const location = locationsByType[type] ?? locationsByFormName[form ?? ""];
      const work = isInPopup ? "Shown in a popup" : usageMessages[type];
      const state = (pages: readonly Page[]) => toLocationsState(pages, { id, type, location, work });
      if (through.length === 0) return of(state(pages));
      const linkedPages: Observable<readonly Page[]> = from(
        documentStore.listenQuery(farQuery, { through: [...through] }, options),
      );
      return linkedPages.pipe(map((morePages) => state([...pages, ...morePages])));
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

type LocationDetails = {
  readonly id: string;
  readonly type: string;
  readonly location: Location | undefined;
  readonly work: string | undefined;
};

function toLocationsState(
  pages: readonly Page[],
  { id, type, location, work }: LocationDetails,
): DocumentLocationsState {
  const documentPages = pages.filter(({ _id }) => _id === id);
  const otherPages = pages.filter((page) => page._id !== id);
  const unique = [...new Map([...documentPages, ...otherPages].map((page) => [page._id, page])).values()];
  const topLocations = unique.flatMap(({ title, href }) => (href ? [{ title: title ?? href, href }] : []));
  const locations = location ? [location, ...topLocations] : topLocations;
  if (locations.length === 0 && work) return { message: work, tone: "positive" };
  if (locations.length === 0 && typesWithUrl.has(type))
    return { message: "Not visible yet: give it an address", tone: "caution" };
  if (locations.length === 0) return { message: "Not shown on any page of the shop", tone: "caution" };
  const moreLocation =
    locations.length > maxLocations ? `Used on ${locations.length} pages; ${maxLocations} are listed` : "";
  return { locations: locations.slice(0, maxLocations), ...(moreLocation ? { message: moreLocation } : {}) };
}

/** Maps pages of the shop to the document that opens beside them. */
export const pageDocuments: DocumentResolver[] = [
  {
    route: ["/", "/(.*)"],
    resolve: ({ path }) => ({
      filter: `${hasUrlCondition} && (${documentPath} == $path || ($path in alsoAt && count(*[_type == "page" && path == $path]) == 0))`,
      params: { path: decodeURI(path.split(/[?#]/, 1)[0] || "/") },
    }),
  },
];
