import type { SanityClient } from "sanity";
import { addressedTypes } from "../../app/content/document-address";
import { toPublishedId } from "../schemas/rules/unique-value";
import { findBrokenLinks } from "./broken-links";
import { ContentReport, type ReportSection } from "./content-report";
import { readPublishedDocuments } from "./stored-documents";

/** Lists every dead link in published content, with a link to its document. */
export function BrokenLinksPage() {
  return (
    <ContentReport
      title="Dead links"
      searchingText="Checking every link…"
      emptyText="Every link in the published content works."
      find={reportBrokenLinks}
    />
  );
}

async function reportBrokenLinks(client: SanityClient): Promise<readonly ReportSection[]> {
  const documents = await readPublishedDocuments(client);
  const ids = await client.fetch<readonly string[]>("*[_type in $types]._id", { types: addressedTypes });
  const published = new Set(documents.map(({ _id }) => _id));
  const targets = new Map(
    ids.map(toPublishedId).map((id) => [id, { isPublished: published.has(id) }] as const),
  );
  return [{ title: "", findings: await findBrokenLinks(documents, targets, createUrlCheck()) }];
}

/** Asks the shop whether a URL exists, once per URL. */
function createUrlCheck(): (path: string) => Promise<boolean> {
  const checkedUrls = new Map<string, Promise<boolean>>();
  return (path) => {
    const [address = path] = path.split("#", 1);
    const answer =
      checkedUrls.get(address) ??
      fetch(address, { method: "HEAD", credentials: "omit" }).then(({ status }) => status < 400);
    checkedUrls.set(address, answer);
    return answer;
  };
}
