import { CheckmarkCircleIcon, CircleIcon } from "@sanity/icons";
import { Button, Card, Flex, Grid, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { Preview, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { paths } from "../../../app/kernel/paths";
import { formatSchedule } from "../../structure/schedule";
import { ToolPage } from "../../structure/tool-page";
import { ErrorCard } from "../parts/error-card";
import { type FirstStep, firstSteps, type StartContent } from "./first-steps";
import { type DocumentReference, type ListedSchedule, useStart } from "./use-start";

/** First page of the Studio: first steps, recent changes and unpublished drafts. */
export function StartPage() {
  const { answer, problem, reload } = useStart();
  return (
    <ToolPage width={3}>
      <Stack space={6}>
        <Flex align="center" justify="space-between" gap={4} wrap="wrap">
          <Heading as="h1" size={3}>
            Your shop
          </Heading>
          <Flex gap={2}>
            <Button as="a" href="/" target="_blank" mode="ghost" text="Open the shop" />
            <Button as="a" href={paths.presentation} tone="primary" text="Edit what you see" />
          </Flex>
        </Flex>
        <ErrorCard text={problem && "The content couldn't be loaded."} onRetry={reload} />
        <FirstSteps steps={firstSteps} content={answer?.details} />
        {answer?.scheduled.length ? <ScheduledSection scheduled={answer.scheduled} /> : null}
        <Grid columns={[1, 1, 2]} gap={6}>
          <StartSection
            title="Waiting to be published"
            emptyText="Everything is published."
            documents={answer?.waiting}
          >
            Drafts are saved automatically; visitors see them once they're published.
          </StartSection>
          <StartSection
            title="Recently edited"
            emptyText="Nothing has been edited yet."
            documents={answer?.edited}
          >
            What anyone published or changed most recently.
          </StartSection>
        </Grid>
      </Stack>
    </ToolPage>
  );
}

/** While `facts` is undefined, the content is loading and no step is marked. */
type FirstStepsProps = { readonly steps: readonly FirstStep[]; readonly content: StartContent | undefined };

function FirstSteps({ steps, content }: FirstStepsProps) {
  const isDone = (step: FirstStep) => content !== undefined && step.isDone(content);
  return (
    <Stack space={4} as="section">
      <Heading as="h2" size={1}>
        First steps
      </Heading>
      <Text size={1} muted>
        {content ? describeProgress(steps.filter(isDone).length, steps.length) : "Checking what's done…"}
      </Text>
      <Stack as="ol" space={2} style={{ listStyle: "none", padding: 0, margin: 0 }}>
        {steps.map((step) => (
          <Step key={step.title} step={step} isDone={isDone(step)} />
        ))}
      </Stack>
    </Stack>
  );
}

function describeProgress(doneCount: number, all: number): string {
  return doneCount === all ? "All five are done: the shop is yours." : `${doneCount} of ${all} done`;
}

function Step({ step, isDone }: { readonly step: FirstStep; readonly isDone: boolean }) {
  const Mark = isDone ? CheckmarkCircleIcon : CircleIcon;
  return (
    <Card as="li" border radius={2} padding={3} tone={isDone ? "positive" : "default"}>
      <Flex gap={3} align="center">
        <Text size={2}>
          <Mark aria-label={isDone ? "Done" : "To do"} role="img" />
        </Text>
        <Stack space={2} flex={1}>
          <Text weight="medium">{step.title}</Text>
          <Text size={1} muted>
            {step.instructions}
          </Text>
        </Stack>
        <Button
          as="a"
          href={paths.studio + step.path}
          mode="ghost"
          text="Go there"
          aria-label={`Go there: ${step.title}`}
        />
      </Flex>
    </Card>
  );
}

type StartSectionProps = {
  readonly title: string;
  readonly emptyText: string;
  readonly documents: readonly DocumentReference[] | undefined;
  readonly children: ReactNode;
};

function StartSection({ title, emptyText, documents, children }: StartSectionProps) {
  return (
    <Stack space={4} as="section">
      <Heading as="h2" size={1}>
        {title}
        {documents && documents.length > 0 ? ` (${documents.length})` : ""}
      </Heading>
      <Text size={1} muted>
        {children}
      </Text>
      {documents?.length === 0 ? <Text size={1}>{emptyText}</Text> : null}
      <Stack as="ul" space={1} style={{ listStyle: "none", padding: 0, margin: 0 }}>
        {documents?.map((document) => (
          <li key={document._id}>
            <ListedDocument {...document} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ScheduledSection({ scheduled }: { readonly scheduled: readonly ListedSchedule[] }) {
  return (
    <Stack space={4} as="section">
      <Heading as="h2" size={1}>
        At its time ({scheduled.length})
      </Heading>
      <Stack as="ul" space={3} style={{ listStyle: "none", padding: 0, margin: 0 }}>
        {scheduled.map((schedule) => (
          <li key={schedule._id}>
            <Text size={1} {...(schedule.problem ? { role: "alert" } : { muted: true })}>
              {schedule.problem
                ? `${formatSchedule(schedule)}: it failed. ${schedule.problem}`
                : formatSchedule(schedule)}
            </Text>
            <ListedDocument {...schedule} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ListedDocument({ _id, _type }: DocumentReference) {
  const schemaType = useSchema().get(_type);
  return (
    <IntentLink intent="edit" params={{ id: _id, type: _type }} style={{ color: "inherit" }}>
      {schemaType ? <Preview schemaType={schemaType} layout="default" value={{ _id, _type }} /> : _id}
    </IntentLink>
  );
}
