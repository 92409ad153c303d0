import { DownloadIcon } from "@sanity/icons";
import { Badge, Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { ErrorCard } from "../parts/error-card";
import { formatCount, formatTime } from "../parts/format";
import { Pager } from "../parts/pager";
import { downloadFile } from "../parts/staff-api";
import { useList } from "../parts/use-list";
import {
  getInboxCsvUrl,
  type InboxPage,
  type InboxQuery,
  readInbox,
  type SubmissionStatus,
  subscribersCsvUrl,
} from "./inbox-api";
import { getSubmissionStatusTitle, getSubmissionStatusTone, submissionStatuses } from "./inbox-messages";
import { SubmissionPanel } from "./submission-panel";

const firstPageQuery: InboxQuery = { form: "", status: "", search: "", after: "" };

/** Searchable list of form submissions with a detail panel. */
export function Inbox() {
  const [openId, setOpenId] = useState<string | null>(null);
  const { query, changeQuery, cursors, turnTo, answer, problem, reload } = useList(readInbox, firstPageQuery);
  const isAsked = Boolean(query.form || query.status || query.search || query.after);
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={openId ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Heading as="h1" size={2}>
            Inbox
          </Heading>
          <Filters query={query} page={answer} onAsk={changeQuery} />
          <ErrorCard text={problem} onRetry={reload} />
          {answer ? (
            <SubmissionList page={answer} isAsked={isAsked} openId={openId} onOpen={setOpenId} />
          ) : problem ? null : (
            <Spinner muted />
          )}
          <Pager cursors={cursors} next={answer?.next ?? null} onTurn={turnTo} />
        </Stack>
      </Box>
      {openId ? (
        <Card flex={3} overflow="auto" borderLeft>
          <SubmissionPanel key={openId} id={openId} onChange={reload} onClose={() => setOpenId(null)} />
        </Card>
      ) : null}
    </Flex>
  );
}

type FiltersProps = {
  readonly query: InboxQuery;
  readonly page: InboxPage | null;
  readonly onAsk: (change: Partial<InboxQuery>) => void;
};

function Filters({ query, page, onAsk }: FiltersProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = (address: string, name: string) => {
    setProblem(null);
    downloadFile(address, name).catch((error: Error) => setProblem(error.message));
  };
  return (
    <Stack space={2}>
      <ErrorCard text={problem} />
      <TextInput
        type="search"
        placeholder="Search names, addresses and words"
        aria-label="Search the inbox"
        value={query.search}
        onChange={(event) => onAsk({ search: event.currentTarget.value })}
      />
      <Flex gap={2} wrap="wrap">
        <FilterSelects query={query} page={page} onAsk={onAsk} />
        <Button
          icon={DownloadIcon}
          text="Download as CSV"
          mode="ghost"
          onClick={() => save(getInboxCsvUrl(query), "inbox.csv")}
        />
        <Button
          icon={DownloadIcon}
          text="Newsletter subscribers"
          mode="ghost"
          onClick={() => save(subscribersCsvUrl, "subscribers.csv")}
        />
      </Flex>
    </Stack>
  );
}

/** Filters by form and status. */
function FilterSelects({ query, page, onAsk }: FiltersProps) {
  return (
    <>
      <Box>
        <Select
          aria-label="Form"
          value={query.form}
          onChange={(event) => onAsk({ form: event.currentTarget.value })}
        >
          <option value="">All forms</option>
          {page?.forms.map(({ name, title, fresh }) => (
            <option key={name} value={name}>
              {fresh > 0 ? `${title} (${fresh} new)` : title}
            </option>
          ))}
        </Select>
      </Box>
      <Box>
        <Select
          aria-label="Status"
          value={query.status}
          onChange={(event) => onAsk({ status: event.currentTarget.value as SubmissionStatus | "" })}
        >
          <option value="">All but spam</option>
          {submissionStatuses.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Box>
    </>
  );
}

type SubmissionListProps = {
  readonly page: InboxPage;
  /** True when a filter is set. */
  readonly isAsked: boolean;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
};

function SubmissionList({ page: { submissions, total }, isAsked, openId, onOpen }: SubmissionListProps) {
  if (submissions.length === 0)
    return (
      <Text muted>
        {isAsked ? "Nothing here." : "No messages yet. What visitors send with your forms shows up here."}
      </Text>
    );
  return (
    <Stack space={3}>
      <Text size={1} muted>
        {formatCount(total, ["message", "messages"])}
      </Text>
      <Stack as="ul" space={2}>
        {submissions.map((submission) => (
          <li key={submission.id}>
            <Card
              as="button"
              onClick={() => onOpen(submission.id)}
              padding={3}
              radius={2}
              border
              tone={submission.id === openId ? "primary" : "default"}
              style={{ width: "100%", textAlign: "left" }}
            >
              <Stack space={3}>
                <Flex gap={2} align="center" justify="space-between">
                  <Box flex={1} style={{ minWidth: 0 }}>
                    <Text
                      weight={submission.status === "new" ? "semibold" : "regular"}
                      textOverflow="ellipsis"
                    >
                      {submission.name ?? submission.email ?? "No name"}
                    </Text>
                  </Box>
                  <Badge tone={getSubmissionStatusTone(submission.status)}>
                    {submission.isComplete ? getSubmissionStatusTitle(submission.status) : "Unfinished"}
                  </Badge>
                </Flex>
                <Text size={1} muted textOverflow="ellipsis">
                  {submission.formTitle} · {formatTime(submission.createdAt)}
                </Text>
                {submission.gist ? (
                  <Text size={1} textOverflow="ellipsis">
                    {submission.gist}
                  </Text>
                ) : null}
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
