import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorCard } from "../parts/error-card";
import { formatTime } from "../parts/format";
import { InviteForm } from "./invite-form";
import { MemberCard } from "./member-card";
import { SecondFactor } from "./second-factor";
import {
  endSession,
  readTeam,
  type StudioSession,
  sendTeamChange,
  type TeamChange,
  type TeamLogEntry,
  type TeamPage,
} from "./team-api";
import { describeChange, roleMessages } from "./team-messages";

/** Refresh interval while an invitation email is being sent. */
const refreshMs = 3_000;

/** Loads the staff page and runs changes. */
function useTeam() {
  const [team, setTeam] = useState<TeamPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Resolves to true when the change succeeded. */
  const showWhenLoaded = async (request: Promise<TeamPage>): Promise<boolean> => {
    setBusy(true);
    setNotice(null);
    try {
      setTeam(await request);
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = async (requestedChange: TeamChange, name: string) => {
    const isDone = await showWhenLoaded(sendTeamChange(requestedChange));
    if (isDone) setNotice(describeChange(requestedChange, name));
    return isDone;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void showWhenLoaded(readTeam()), []);
  useEffect(() => {
    if (!team?.members.some(({ state }) => state === "unsent")) return;
    const timer = setTimeout(() => void readTeam().then(setTeam, () => undefined), refreshMs);
    return () => clearTimeout(timer);
  }, [team]);
  return { team, problem, notice, isBusy, showWhenLoaded, change };
}

/** Team members, the state of their invitations, and their sessions. */
export function Team() {
  const { team, problem, notice, isBusy, showWhenLoaded, change } = useTeam();
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack space={5} style={{ maxWidth: "56rem" }}>
        <Stack space={3}>
          <Heading as="h1" size={2}>
            Staff
          </Heading>
          <Text size={1} muted>
            Everyone signs in with an email to their own address, and what they do is recorded under their
            name.
          </Text>
        </Stack>
        <ErrorCard text={problem} />
        <Text size={1} role="status">
          {notice}
        </Text>
        <InviteForm isBusy={isBusy} onInvite={change} />
        {team ? (
          <Section title="Team members">
            {team.members.length === 0 ? <Text muted>No one is invited yet.</Text> : null}
            {team.members.map((member) => (
              <MemberCard
                key={member.id}
                member={member}
                isBusy={isBusy}
                onChange={(requestedChange) => void change(requestedChange, member.name)}
              />
            ))}
          </Section>
        ) : problem ? null : (
          <Spinner muted />
        )}
        {team ? (
          <Section title="Second factor">
            <SecondFactor secondFactor={team.secondFactor} isBusy={isBusy} onChange={change} />
          </Section>
        ) : null}
        {team ? (
          <Sessions
            sessions={team.sessions}
            isBusy={isBusy}
            onEnd={(id) => void showWhenLoaded(endSession(id))}
          />
        ) : null}
        {team ? <TeamLog entries={team.done} /> : null}
      </Stack>
    </Box>
  );
}

/** Log of staff changes; entries stay after a member is removed. */
function TeamLog({ entries }: { readonly entries: readonly TeamLogEntry[] }) {
  return (
    <Section title="History">
      {entries.length === 0 ? <Text muted>Nothing yet.</Text> : null}
      {entries.map(({ id, author, text, createdAt }) => (
        <Stack key={id} space={2} style={{ overflowWrap: "anywhere" }}>
          <Text size={1}>{text}</Text>
          <Text size={1} muted>
            {author}, {formatTime(createdAt)}
          </Text>
        </Stack>
      ))}
    </Section>
  );
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

function Section({ title, children }: SectionProps) {
  return (
    <Stack as="section" space={3} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type SessionsProps = {
  readonly sessions: readonly StudioSession[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
};

function Sessions({ sessions, isBusy, onEnd }: SessionsProps) {
  return (
    <Section title="Who is signed in">
      {sessions.map(({ id, name, role, browser, isThis, startedAt, usedAt, isVerified }) => (
        <Card key={id} padding={3} radius={2} border>
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Stack space={3} flex={1} style={{ minWidth: "14rem" }}>
              <Text size={1} weight="medium">
                {name}, {roleMessages[role].title}
              </Text>
              <Text size={1} muted>
                {browser}, since {formatTime(startedAt)}, last used {formatTime(usedAt)}
                {isVerified ? ", with a second factor" : ""}
              </Text>
            </Stack>
            {isThis ? (
              <Badge tone="positive">This browser</Badge>
            ) : (
              <Button
                text="Sign out"
                aria-label={`Sign out ${name}, since ${formatTime(startedAt)}`}
                mode="ghost"
                disabled={isBusy}
                onClick={() => onEnd(id)}
              />
            )}
          </Flex>
        </Card>
      ))}
    </Section>
  );
}
