import { Button, Card, Flex, Text } from "@sanity/ui";

type ErrorCardProps = { readonly text: string | null; readonly onRetry?: () => void };

/** Error message of the shop, announced to screen readers. */
export function ErrorCard({ text, onRetry }: ErrorCardProps) {
  if (!text) return null;
  return (
    <Card tone="critical" padding={3} radius={2} border role="alert">
      <Flex align="center" gap={3}>
        <Text size={1}>{text}</Text>
        {onRetry ? <Button text="Try again" mode="ghost" onClick={onRetry} /> : null}
      </Flex>
    </Card>
  );
}
