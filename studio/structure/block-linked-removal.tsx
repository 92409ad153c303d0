import { Card, Stack, Text } from "@sanity/ui";
import { useCallback, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  Preview,
  useClient,
  useSchema,
} from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion } from "../schemas/parts/api-version";
import { toPublishedId } from "../schemas/rules/unique-value";
import { wrapAction } from "./wrap-action";

type Referrer = { readonly _id: string; readonly _type: string };

/** Finds documents that refer to this one, including drafts. */
const query = `*[references($id)]{_id, _type} | order(_type asc, _id asc)`;

/** Blocks delete and unpublish while other documents refer to this one, and lists them. */
export const blockLinkedRemoval = wrapAction("KeepingLinked", useBlockLinkedRemoval);

function useBlockLinkedRemoval(
  action: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const description = action(props);
  const client = useClient({ apiVersion });
  const [referrers, setReferrers] = useState<readonly Referrer[]>([]);
  const proceed = description?.onHandle;

  const loadReferrers = useCallback(async () => {
    const raw = client.withConfig({ perspective: "raw" });
    // If the query fails, Sanity's own dialog follows, which checks references before a delete.
    const found = await raw.fetch<readonly Referrer[]>(query, { id: props.id }).catch(() => []);
    const otherReferrers = removeDuplicates(found, props.id);
    setReferrers(otherReferrers);
    if (otherReferrers.length === 0) proceed?.();
  }, [client, proceed, props.id]);

  if (!description) return description;
  const actionVerb = action.action === "unpublish" ? "unpublish" : "delete";
  return {
    ...description,
    onHandle: () => void loadReferrers(),
    dialog:
      referrers.length === 0
        ? (description.dialog ?? null)
        : {
            type: "dialog",
            header: `Before you ${actionVerb} it`,
            onClose: () => {
              setReferrers([]);
              props.onComplete();
            },
            content: <Referrers referrers={referrers} actionVerb={actionVerb} />,
          },
  };
}

function removeDuplicates(referrers: readonly Referrer[], self: string): readonly Referrer[] {
  const byId = new Map(referrers.map(({ _id, _type }) => [toPublishedId(_id), _type]));
  byId.delete(self);
  return [...byId].map(([_id, _type]) => ({ _id, _type }));
}

type ReferrersProps = {
  readonly referrers: readonly Referrer[];
  readonly actionVerb: "delete" | "unpublish";
};

function Referrers({ referrers, actionVerb }: ReferrersProps) {
  const schema = useSchema();
  const countText = referrers.length === 1 ? "One document leads" : `${referrers.length} documents lead`;
  return (
    <Stack space={4}>
      <Text>
        {countText} here. Let {referrers.length === 1 ? "it" : "them"} lead elsewhere first, then {actionVerb}{" "}
        this one.
      </Text>
      <Stack as="ul" space={1}>
        {referrers.map(({ _id, _type }) => {
          const type = schema.get(_type);
          return (
            <Card as="li" key={_id} border radius={2}>
              <IntentLink intent="edit" params={{ id: _id, type: _type }} style={{ color: "inherit" }}>
                {type ? <Preview schemaType={type} layout="default" value={{ _id, _type }} /> : _id}
              </IntentLink>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
