import { Button, Card, Flex, Radio, Stack, Text, TextInput } from "@sanity/ui";
import { useId, useState } from "react";
import { type DocumentActionProps, useClient, useValidationStatus } from "sanity";
import { type ScheduledAction, scheduleType } from "../../app/kernel/time/schedules";
import { apiVersion } from "../schemas/parts/api-version";
import { findScheduleProblem, formatSchedule, type Schedule, toScheduleId } from "./schedule";

type ScheduleFormProps = {
  readonly document: Pick<DocumentActionProps, "id" | "type" | "draft" | "published">;
  readonly scheduled: Schedule | undefined;
};

/** Sets or cancels the time. */
export function ScheduleForm({ document, scheduled }: ScheduleFormProps) {
  const [problem, setProblem] = useState("");
  const client = useClient({ apiVersion });
  const _id = toScheduleId(document.id);
  const write = (written: Promise<unknown>) => {
    setProblem("");
    written.catch(() => setProblem("The time couldn't be saved. Try again."));
  };
  return (
    <Stack space={4}>
      {scheduled ? (
        <ScheduleNotice scheduled={scheduled} onTakeBack={() => write(client.delete(_id))} />
      ) : (
        <TimeForm
          document={document}
          onSet={(set) =>
            write(client.createOrReplace({ _id, _type: scheduleType, document: document.id, ...set }))
          }
        />
      )}
      {problem ? <Text role="alert">{problem}</Text> : null}
    </Stack>
  );
}

type ScheduleNoticeProps = { readonly scheduled: Schedule; readonly onTakeBack: () => void };

function ScheduleNotice({ scheduled, onTakeBack }: ScheduleNoticeProps) {
  return (
    <Stack space={4}>
      <Text weight="medium">{formatSchedule(scheduled)}</Text>
      {scheduled.problem ? (
        <Card tone="critical" border radius={2} padding={3}>
          <Text size={1}>It failed: {scheduled.problem}</Text>
        </Card>
      ) : (
        <Text size={1} muted>
          It happens automatically, with the content as it is at that time.
        </Text>
      )}
      <Button mode="ghost" text="Remove the time" onClick={onTakeBack} />
    </Stack>
  );
}

type TimeFormProps = {
  readonly document: ScheduleFormProps["document"];
  readonly onSet: (set: Pick<Schedule, "action" | "at">) => void;
};

const choices = [
  { action: "publish", text: "Publish the draft" },
  { action: "unpublish", text: "Remove it from the shop" },
] as const;

function TimeForm({ document, onSet }: TimeFormProps) {
  const { validation } = useValidationStatus(document.draft?._id ?? document.id, document.type, true);
  const errors = validation.filter(({ level }) => level === "error").length;
  const findTimeProblem = (action: ScheduledAction) => findScheduleProblem(action, { ...document, errors });
  const [action, setAction] = useState<ScheduledAction>(document.draft ? "publish" : "unpublish");
  const [time, setTime] = useState("");
  const isAhead = time !== "" && new Date(time) > new Date();
  const name = useId();
  return (
    <Stack space={4}>
      {choices.map((choice) => (
        <Flex as="label" key={choice.action} gap={3} align="center">
          <Radio
            name={name}
            checked={action === choice.action}
            disabled={findTimeProblem(choice.action) !== undefined}
            onChange={() => setAction(choice.action)}
          />
          <Stack space={2}>
            <Text>{choice.text}</Text>
            {findTimeProblem(choice.action) ? (
              <Text size={1} muted>
                {findTimeProblem(choice.action)}
              </Text>
            ) : null}
          </Stack>
        </Flex>
      ))}
      <Stack as="label" space={2}>
        <Text size={1}>When, in this computer's time</Text>
        <TextInput
          type="datetime-local"
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        {time === "" || isAhead ? null : <Text size={1}>That time is in the past.</Text>}
      </Stack>
      <Button
        tone="primary"
        text="Set the time"
        disabled={!isAhead || findTimeProblem(action) !== undefined}
        onClick={() => onSet({ action, at: new Date(time).toISOString() })}
      />
    </Stack>
  );
}
