import { Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useState } from "react";
import { Preview, type SanityClient, useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion } from "../schemas/parts/api-version";
import { ToolPage } from "./tool-page";

/** A problem in a document: its location and a sentence that describes it. */
export type Finding = {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly reason: string;
};

export type ReportSection = { readonly title: string; readonly findings: readonly Finding[] };

type ContentReportProps = {
  readonly title: string;
  readonly searchingText: string;
  readonly emptyText: string;
  /** Receives a client that sees drafts and published documents as separate documents. */
  readonly find: (client: SanityClient) => Promise<readonly ReportSection[]>;
};

type State =
  | { readonly at: "searching" }
  | { readonly at: "failed" }
  | { readonly at: "done"; readonly chapters: readonly ReportSection[] };

/** A Studio page that checks all content and lists its findings, each with a link to the document. */
export function ContentReport({ title, searchingText, emptyText, find }: ContentReportProps) {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<State>({ at: "searching" });
  const runReport = useCallback(() => {
    setState({ at: "searching" });
    find(client.withConfig({ perspective: "raw" })).then(
      (chapters) => setState({ at: "done", chapters }),
      () => setState({ at: "failed" }),
    );
  }, [client, find]);
  useEffect(runReport, [runReport]);

  return (
    <ToolPage width={1}>
      <Stack space={4}>
        <Flex align="center" justify="space-between">
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          <Button text="Check again" mode="ghost" disabled={state.at === "searching"} onClick={runReport} />
        </Flex>
        <div aria-live="polite">
          <ReportResult state={state} searchingText={searchingText} emptyText={emptyText} />
        </div>
      </Stack>
    </ToolPage>
  );
}

type ReportResultProps = { readonly state: State } & Pick<ContentReportProps, "searchingText" | "emptyText">;

function ReportResult({ state, searchingText, emptyText }: ReportResultProps) {
  switch (state.at) {
    case "searching":
      return (
        <Flex gap={3}>
          <Spinner muted />
          <Text muted>{searchingText}</Text>
        </Flex>
      );
    case "failed":
      return <Text>The content couldn't be loaded. Try again in a moment.</Text>;
    case "done": {
      const chapters = state.chapters.filter(({ findings }) => findings.length > 0);
      return chapters.length === 0 ? (
        <Text>{emptyText}</Text>
      ) : (
        <Stack space={5}>
          {chapters.map((chapter) => (
            <ReportSectionList key={chapter.title} {...chapter} />
          ))}
        </Stack>
      );
    }
  }
}

function ReportSectionList({ title, findings }: ReportSection) {
  return (
    <Stack space={3}>
      {title ? (
        <Heading as="h2" size={1}>
          {title} ({findings.length})
        </Heading>
      ) : null}
      <Stack as="ul" space={2}>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <FindingCard key={index} finding={finding} />
        ))}
      </Stack>
    </Stack>
  );
}

function FindingCard({ finding: { id, type, text, reason } }: { readonly finding: Finding }) {
  const schemaType = useSchema().get(type);
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack space={3}>
        <Text size={1}>
          {text ? <strong>“{text}” </strong> : null}
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
