import { BillIcon, CloseIcon, DocumentIcon, EnvelopeIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useWorkspace } from "sanity";
import { useRouter } from "sanity/router";
import { paths } from "../../../app/kernel/paths";
import { ErrorCard } from "../parts/error-card";
import { formatTime } from "../parts/format";
import { Notes } from "../parts/notes";
import { downloadFile } from "../parts/staff-api";
import {
  changeSubmission,
  getFileUrl,
  readSubmission,
  type Submission,
  type SubmissionStatus,
} from "./inbox-api";
import { formatFileSize, submissionStatuses } from "./inbox-messages";
import { SubmissionEstimate } from "./submission-estimate";

type SubmissionPanelProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One submission: sender, answers, files, notes and status. */
export function SubmissionPanel({ id, onChange, onClose }: SubmissionPanelProps) {
  const [entry, setEntry] = useState<Submission | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const showWhenLoaded = (request: Promise<Submission>) =>
    request.then(
      (found) => {
        setEntry(found);
        setProblem(null);
        return true;
      },
      (error: Error) => {
        setProblem(error.message);
        return false;
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => void showWhenLoaded(readSubmission(id)), [id]);
  const change = async (updates: Parameters<typeof changeSubmission>[1]) => {
    const isDone = await showWhenLoaded(changeSubmission(id, updates));
    if (isDone) onChange();
    return isDone;
  };
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Box paddingTop={2} style={{ minWidth: 0 }}>
            <Heading as="h2" size={2} style={{ overflowWrap: "anywhere" }}>
              {entry?.name ?? entry?.email ?? (entry ? "No name" : "…")}
            </Heading>
          </Box>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        <ErrorCard text={problem} />
        {entry ? <SubmissionDetails entry={entry} onStatus={(status) => void change({ status })} /> : null}
        {entry ? (
          <Notes
            title="Notes"
            entries={entry.notes.map((note) => ({ ...note, kind: "note" }))}
            onNote={(note) => change({ note })}
          />
        ) : null}
        {entry || problem ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

type SubmissionDetailsProps = {
  readonly entry: Submission;
  readonly onStatus: (status: SubmissionStatus) => void;
};

function SubmissionDetails({ entry, onStatus }: SubmissionDetailsProps) {
  const subject = encodeURIComponent(`Re: ${entry.formTitle}`);
  return (
    <Stack space={4}>
      <Text size={1} muted>
        {entry.formTitle} · {formatTime(entry.createdAt)}
        {entry.isComplete ? "" : " · not finished"}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Box>
          <Select
            aria-label="Status"
            value={entry.status}
            onChange={(event) => onStatus(event.currentTarget.value as SubmissionStatus)}
          >
            {submissionStatuses.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
        {entry.email ? (
          <Button
            as="a"
            href={`mailto:${encodeURIComponent(entry.email)}?subject=${subject}`}
            icon={EnvelopeIcon}
            text="Reply by email"
            mode="ghost"
          />
        ) : null}
        <CreateQuoteLink id={entry.id} />
      </Flex>
      {entry.spamReasons.length > 0 ? (
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>
            {entry.status === "spam" ? "Looks like spam" : "Noted"}: {entry.spamReasons.join("; ")}.
          </Text>
        </Card>
      ) : null}
      <Stack space={4} as="dl">
        {entry.answers.map(({ name, label, value }) => (
          <Stack key={name} space={2}>
            <Text as="dt" size={1} muted>
              {label}
            </Text>
            <Text as="dd" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </Stack>
        ))}
      </Stack>
      {entry.estimate ? <SubmissionEstimate estimate={entry.estimate} /> : null}
      <Files files={entry.files} />
    </Stack>
  );
}

function Files({ files }: Pick<Submission, "files">) {
  const [problem, setProblem] = useState<string | null>(null);
  if (files.length === 0) return null;
  const save = ({ id, name }: Submission["files"][number]) => {
    setProblem(null);
    downloadFile(getFileUrl(id), name).catch((error: Error) => setProblem(error.message));
  };
  return (
    <Stack space={2}>
      <ErrorCard text={problem} />
      <Flex gap={2} wrap="wrap">
        {files.map((file) => (
          <Button
            key={file.id}
            onClick={() => save(file)}
            icon={DocumentIcon}
            mode="ghost"
            text={`${file.name} (${formatFileSize(file.size)})`}
          />
        ))}
      </Flex>
    </Stack>
  );
}

/** Link to the back office with a new quote from this submission; hidden for editors, who have no back office. */
function CreateQuoteLink({ id }: { readonly id: string }) {
  const { tools } = useWorkspace();
  const { navigateUrl } = useRouter();
  const open = () => navigateUrl({ path: `${paths.studio}/desk/quotes/from-${id}` });
  if (!tools.some(({ name }) => name === "desk")) return null;
  return <Button icon={BillIcon} text="Make a quote" tone="primary" onClick={open} />;
}
