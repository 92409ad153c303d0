import { Box, Flex, Stack, Text } from "@sanity/ui";

type DetailRowsProps = { readonly rows: readonly (readonly [name: string, value: string])[] };

/** Details of a payment or dispute as rows. */
export function DetailRows({ rows }: DetailRowsProps) {
  return (
    <Stack as="dl" space={3}>
      {rows.map(([name, value]) => (
        <Flex key={name} gap={3} wrap="wrap">
          <Box style={{ minWidth: "10rem" }}>
            <Text as="dt" size={1} muted>
              {name}
            </Text>
          </Box>
          <Text as="dd" size={1} style={{ margin: 0, overflowWrap: "anywhere" }}>
            {value}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
