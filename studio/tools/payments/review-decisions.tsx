import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { useState } from "react";
import type { DecisionText } from "./reviews-messages";

type ReviewDecisionsProps<W extends string> = {
  readonly offered: readonly W[];
  readonly texts: Readonly<Record<W, DecisionText>>;
  readonly isBusy: boolean;
  readonly onDecide: (way: W, note: string) => void;
};

/** Each decision takes two clicks: the first explains it, the second confirms. */
export function ReviewDecisions<W extends string>({
  offered,
  texts,
  isBusy,
  onDecide,
}: ReviewDecisionsProps<W>) {
  const [picked, setPicked] = useState<W | null>(null);
  const [note, setNote] = useState("");
  return (
    <Stack space={3}>
      <Flex gap={2} wrap="wrap">
        {offered.map((way) => (
          <Button
            key={way}
            text={texts[way].title}
            tone={texts[way].tone}
            mode={picked === way ? "default" : "ghost"}
            disabled={isBusy}
            onClick={() => setPicked(way)}
          />
        ))}
      </Flex>
      {picked ? (
        <Card padding={4} radius={2} border>
          <Stack space={4}>
            <Text size={1}>{texts[picked].consequence}</Text>
            <TextArea
              aria-label="Why"
              placeholder="Why? Anyone who looks at this order later will see it."
              rows={2}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Flex gap={2}>
              <Button
                text={isBusy ? "One moment" : `Yes: ${texts[picked].title.toLowerCase()}`}
                tone={texts[picked].tone}
                disabled={isBusy}
                onClick={() => onDecide(picked, note)}
              />
              <Button text="Not now" mode="bleed" disabled={isBusy} onClick={() => setPicked(null)} />
            </Flex>
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}
