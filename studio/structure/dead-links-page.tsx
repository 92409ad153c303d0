import type { SanityClient } from "sanity";
import { addressedTypes } from "../../app/content/document-address";
import { publishedId } from "../schemas/rules/only-one";
import { ContentReport, type ReportSection } from "./content-report";
import { findDeadLinks } from "./dead-links";
import { readPublishedDocuments } from "./stored-documents";

/** Lists every dead link in published content, with a link to its document. */
export function DeadLinks() {
  return (
    <ContentReport
      title="Dead links"
      looking="Checking every link…"
      none="Every link in the published content works."
      find={reportDeadLinks}
    />
  );
}

async function reportDeadLinks(client: SanityClient): Promise<readonly ReportSection[]> {
  const documents = await readPublishedDocuments(client);
  const ids = await client.fetch<readonly string[]>("*[_type in $types]._id", { types: addressedTypes });
  const published = new Set(documents.map(({ _id }) => _id));
  const targets = new Map(
    ids.map(publishedId).map((id) => [id, { isPublished: published.has(id) }] as const),
  );
  return [{ title: "", findings: await findDeadLinks(documents, targets, createUrlCheck()) }];
}

/** Asks the shop whether a URL exists, once per URL. */
function createUrlCheck(): (path: string) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>();
  return (path) => {
    const [address = path] = path.split("#", 1);
    const answer =
      asked.get(address) ??
      fetch(address, { method: "HEAD", credentials: "omit" }).then(({ status }) => status < 400);
    asked.set(address, answer);
    return answer;
  };
}
