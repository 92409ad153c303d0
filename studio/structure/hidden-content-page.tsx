import { useCallback } from "react";
import { type SanityClient, useSource } from "sanity";
import { ContentReport, type ReportSection } from "./content-report";
import { reportHiddenContent } from "./hidden-content";
import { listPublishErrors } from "./publish-errors";
import { readDrafts, readPublishedDocuments } from "./stored-documents";

/** Lists content that the shop does not show, with the reason: invalid, switched off, or never published. */
export function HiddenContentPage() {
  const { schema, getClient } = useSource();
  const find = useCallback(
    async (client: SanityClient): Promise<readonly ReportSection[]> => {
      const [published, drafts] = await Promise.all([readPublishedDocuments(client), readDrafts(client)]);
      const ids = await client.fetch<readonly string[]>("*._id");
      const stored = new Set(ids);
      const exists = async (id: string) => stored.has(id);
      return reportHiddenContent({
        schema,
        published,
        drafts,
        listPublishErrors: (document) => listPublishErrors(document, { schema, getClient, exists }),
      });
    },
    [schema, getClient],
  );
  return (
    <ContentReport
      title="Not in the shop"
      searchingText="Checking all content…"
      emptyText="All content is in the shop."
      find={find}
    />
  );
}
