import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { useState } from "react";
import type { DecisionText } from "./reviews-messages";

type ReviewDecisionsProps<W extends string> = {
  readonly options: readonly W[];
  readonly texts: Readonly<Record<W, DecisionText>>;
  readonly isBusy: boolean;
  readonly onDecide: (decision: W, note: string) => void;
};

/** Each decision takes two clicks: the first explains it, the second confirms. */
export function ReviewDecisions<W extends string>({
  options,
  texts,
  isBusy,
  onDecide,
}: ReviewDecisionsProps<W>) {
  const [pickedDecision, setPicked] = useState<W | null>(null);
  const [note, setNote] = useState("");
  return (
    <Stack space={3}>
      <Flex gap={2} wrap="wrap">
        {options.map((decision) => (
          <Button
            key={decision}
            text={texts[decision].title}
            tone={texts[decision].tone}
            mode={pickedDecision === decision ? "default" : "ghost"}
            disabled={isBusy}
            onClick={() => setPicked(decision)}
          />
        ))}
      </Flex>
      {pickedDecision ? (
        <Card padding={4} radius={2} border>
          <Stack space={4}>
            <Text size={1}>{texts[pickedDecision].consequence}</Text>
            <TextArea
              aria-label="Why"
              placeholder="Why? Anyone who looks at this order later will see it."
              rows={2}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Flex gap={2}>
              <Button
                text={isBusy ? "One moment" : `Yes: ${texts[pickedDecision].title.toLowerCase()}`}
                tone={texts[pickedDecision].tone}
                disabled={isBusy}
                onClick={() => onDecide(pickedDecision, note)}
              />
              <Button text="Not now" mode="bleed" disabled={isBusy} onClick={() => setPicked(null)} />
            </Flex>
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}
