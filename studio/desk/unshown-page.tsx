import { useCallback } from "react";
import { type SanityClient, useSource } from "sanity";
import { type Chapter, Findings } from "./findings";
import { refusalsOf } from "./refusals";
import { draftsOf, publishedDocuments } from "./stored-documents";
import { unshown } from "./unshown";

/** What the shop does not show, and why: what lacks something, is switched off, or was never published. */
export function NotInTheShop() {
  const { schema, getClient } = useSource();
  const find = useCallback(
    async (client: SanityClient): Promise<readonly Chapter[]> => {
      const [published, drafts] = await Promise.all([publishedDocuments(client), draftsOf(client)]);
      const ids = await client.fetch<readonly string[]>("*._id");
      const stored = new Set(ids);
      const exists = async (id: string) => stored.has(id);
      return unshown({
        schema,
        published,
        drafts,
        refusals: (document) => refusalsOf(document, { schema, getClient, exists }),
      });
    },
    [schema, getClient],
  );
  return (
    <Findings
      title="Not in the shop"
      looking="Looking through all content…"
      none="Everything that was written is in the shop."
      find={find}
    />
  );
}
