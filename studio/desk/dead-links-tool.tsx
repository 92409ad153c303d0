import { LinkRemovedIcon } from "@sanity/icons";
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useState } from "react";
import { Preview, type SanityClient, type Tool, useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { addressedTypes } from "../../app/kernel/document-address";
import { apiVersion } from "../schemas/parts/api-version";
import { publishedId } from "../schemas/rules/only-one";
import { type DeadLink, deadLinks } from "./dead-links";

export const deadLinksTool: Tool = {
  name: "links",
  title: "Dead links",
  icon: LinkRemovedIcon,
  component: DeadLinks,
};

type State =
  | { readonly at: "looking" }
  | { readonly at: "failed" }
  | { readonly at: "done"; readonly dead: readonly DeadLink[] };

/** Every link of what is published that leads nowhere, with the way to the document it stands in. */
function DeadLinks() {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<State>({ at: "looking" });
  const look = useCallback(() => {
    setState({ at: "looking" });
    findDeadLinks(client.withConfig({ perspective: "raw" })).then(
      (dead) => setState({ at: "done", dead }),
      () => setState({ at: "failed" }),
    );
  }, [client]);
  useEffect(look, [look]);

  return (
    <Container width={1} padding={5} overflow="auto" height="fill">
      <Stack space={4}>
        <Flex align="center" justify="space-between">
          <Heading as="h1" size={2}>
            Dead links
          </Heading>
          <Button text="Look again" mode="ghost" disabled={state.at === "looking"} onClick={look} />
        </Flex>
        <div aria-live="polite">
          <Findings state={state} />
        </div>
      </Stack>
    </Container>
  );
}

function Findings({ state }: { readonly state: State }) {
  switch (state.at) {
    case "looking":
      return (
        <Flex gap={3}>
          <Spinner muted />
          <Text muted>Following every link…</Text>
        </Flex>
      );
    case "failed":
      return <Text>The links could not be read. Look again in a moment.</Text>;
    case "done":
      return state.dead.length === 0 ? (
        <Text>Every link of what is published leads somewhere.</Text>
      ) : (
        <Stack as="ul" space={2}>
          {state.dead.map((link, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
            <Finding key={place} link={link} />
          ))}
        </Stack>
      );
  }
}

function Finding({ link: { id, type, words, reason } }: { readonly link: DeadLink }) {
  const schemaType = useSchema().get(type);
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack space={3}>
        <Text size={1}>
          {words ? <strong>“{words}” </strong> : null}
          {reason}
        </Text>
        <IntentLink intent="edit" params={{ id, type }} style={{ color: "inherit" }}>
          {schemaType ? (
            <Preview schemaType={schemaType} layout="default" value={{ _id: id, _type: type }} />
          ) : (
            id
          )}
        </IntentLink>
      </Stack>
    </Card>
  );
}

type Stored = { readonly _id: string; readonly _type: string };

async function findDeadLinks(client: SanityClient): Promise<readonly DeadLink[]> {
  const documents = await client.fetch<readonly Stored[]>(
    `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`,
  );
  const ids = await client.fetch<readonly string[]>("*[_type in $types]._id", { types: addressedTypes });
  const published = new Set(documents.map(({ _id }) => _id));
  const targets = new Map(
    ids.map(publishedId).map((id) => [id, { isPublished: published.has(id) }] as const),
  );
  return deadLinks(documents, targets, shopAnswers());
}

/** Asks the shop itself, each address once. */
function shopAnswers(): (path: string) => Promise<boolean> {
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
