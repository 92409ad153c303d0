import { DownloadIcon } from "@sanity/icons";
import { Box, Button, Flex, Select, Stack, TextInput } from "@sanity/ui";
import { useState } from "react";
import { ErrorCard } from "./error-card";
import { downloadFile } from "./staff-api";

type ListToolsProps = {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly statuses: readonly { readonly value: string; readonly title: string }[];
  readonly status: string;
  readonly onStatus: (status: string) => void;
  /** URL of the list as CSV, and the file name. */
  readonly table: { readonly address: string; readonly name: string };
};

/** Search, status filter and CSV download of a list. */
export function ListTools(props: ListToolsProps) {
  const { searchLabel, search, onSearch, statuses, status, onStatus, table } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    setProblem(null);
    downloadFile(table.address, table.name).catch((error: Error) => setProblem(error.message));
  };
  return (
    <Stack space={2} data-off-paper="">
      <Flex gap={2} direction={["column", "column", "row"]}>
        <Box flex={1}>
          <TextInput
            type="search"
            placeholder={searchLabel}
            aria-label={searchLabel}
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </Box>
        <Box>
          <Select
            aria-label="Status"
            value={status}
            onChange={(event) => onStatus(event.currentTarget.value)}
          >
            <option value="">All</option>
            {statuses.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
        <Button icon={DownloadIcon} text="Download as CSV" mode="ghost" onClick={save} />
      </Flex>
      <ErrorCard text={problem} />
    </Stack>
  );
}
