import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { Trouble } from "../parts/trouble";
import { when } from "../parts/words";
import { InviteForm } from "./invite-form";
import { MemberCard } from "./member-card";
import { changeTeam, endSession, readTeam, type StudioSession, type TeamPage } from "./team-api";
import { roleWords } from "./team-words";

/** Who works here, how far an invitation has come, and where everybody is signed in. */
export function Team() {
  const [team, setTeam] = useState<TeamPage | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Whether the shop did it. */
  const take = async (asking: Promise<TeamPage>): Promise<boolean> => {
    setBusy(true);
    try {
      setTeam(await asking);
      setTrouble(null);
      return true;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void take(readTeam()), []);
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack space={5} style={{ maxWidth: "56rem" }}>
        <Stack space={3}>
          <Heading as="h1" size={2}>
            Staff
          </Heading>
          <Text size={1} muted>
            Everybody signs in by a mail to their own address, and what they do bears their name.
          </Text>
        </Stack>
        <Trouble text={trouble} />
        <InviteForm isBusy={isBusy} onInvite={(change) => take(changeTeam(change))} />
        {team ? (
          <Stack as="section" space={3} aria-label="Who works here">
            {team.members.length === 0 ? <Text muted>Nobody is invited yet.</Text> : null}
            {team.members.map((member) => (
              <MemberCard
                key={member.id}
                member={member}
                isBusy={isBusy}
                onChange={(change) => void take(changeTeam(change))}
              />
            ))}
          </Stack>
        ) : trouble ? null : (
          <Spinner muted />
        )}
        {team ? (
          <Sessions sessions={team.sessions} isBusy={isBusy} onEnd={(id) => void take(endSession(id))} />
        ) : null}
      </Stack>
    </Box>
  );
}

type SessionsProps = {
  readonly sessions: readonly StudioSession[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
};

function Sessions({ sessions, isBusy, onEnd }: SessionsProps) {
  return (
    <Stack as="section" space={3} aria-label="Who is signed in">
      <Heading as="h2" size={1}>
        Who is signed in
      </Heading>
      {sessions.map(({ id, name, role, browser, startedAt, usedAt }) => (
        <Card key={id} padding={3} radius={2} border>
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Stack space={3} flex={1} style={{ minWidth: "14rem" }}>
              <Text size={1} weight="medium">
                {name}, {roleWords[role].title}
              </Text>
              <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
                {browser || "A browser that does not say its name"}
              </Text>
              <Text size={1} muted>
                Since {when(startedAt)}, last used {when(usedAt)}
              </Text>
            </Stack>
            <Button
              text="Sign out"
              aria-label={`Sign out ${name}, since ${when(startedAt)}`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => onEnd(id)}
            />
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
