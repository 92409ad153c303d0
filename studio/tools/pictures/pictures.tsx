import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "../../schemas/parts/api-version";
import { useStaffQuery } from "../parts/use-staff-query";
import { PictureDetails } from "./picture-details";
import { PictureGrid } from "./picture-grid";
import { readPictures } from "./read-pictures";

/** Lists all images: search, uses, name and deletion of unused images. */
export function Pictures() {
  const client = useClient({ apiVersion });
  const { answer, problem, reload } = useStaffQuery(readPictures, client);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosenPicture = answer?.find(({ id }) => id === chosenId);
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={chosenPicture ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Heading as="h1" size={2}>
            Pictures
          </Heading>
          {problem ? (
            <Card tone="critical" padding={4} radius={2} border role="alert">
              <Flex align="center" gap={3}>
                <Text size={1}>The pictures couldn't be loaded.</Text>
                <Button text="Try again" mode="ghost" onClick={reload} />
              </Flex>
            </Card>
          ) : null}
          {answer ? (
            <PictureGrid pictures={answer} chosenId={chosenId} onChoose={({ id }) => setChosenId(id)} />
          ) : problem ? null : (
            <Spinner muted />
          )}
        </Stack>
      </Box>
      {chosenPicture ? (
        <Card flex={1} overflow="auto" borderLeft padding={4}>
          <PictureDetails
            key={chosenPicture.id}
            picture={chosenPicture}
            onChanged={reload}
            onClose={() => setChosenId(null)}
          />
        </Card>
      ) : null}
    </Flex>
  );
}
