import { Badge, Box, Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { ConfirmButton } from "../parts/confirm-button";
import { formatDay } from "../parts/format";
import type { Member, Role, TeamChange } from "./team-api";
import { describeSecondFactors, roleMessages, stateMessages } from "./team-messages";

type MemberCardProps = {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onChange: (change: TeamChange) => void;
};

/** One staff member with the possible actions. */
export function MemberCard({ member, isBusy, onChange }: MemberCardProps) {
  const { id, name, email, role, state, since, invitedBy, authenticators } = member;
  const { title, tone } = stateMessages[state];
  const sinceText = state === "joined" ? `since ${formatDay(since)}` : `${formatDay(since)}, by ${invitedBy}`;
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack space={3} flex={1} style={{ minWidth: "14rem" }}>
          <Text weight="medium">{name}</Text>
          <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
          <Flex gap={2} align="center">
            <Badge tone={tone}>{title}</Badge>
            {state === "joined" ? (
              <Badge tone={authenticators > 0 ? "positive" : "default"}>
                {describeSecondFactors(authenticators)}
              </Badge>
            ) : null}
            <Text size={1} muted>
              {sinceText}
            </Text>
          </Flex>
        </Stack>
        <Flex gap={2} wrap="wrap" align="center">
          {state === "joined" ? null : (
            <Button
              text="Invite again"
              aria-label={`Invite ${name} again`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => onChange({ action: "invite-again", id })}
            />
          )}
          <ChooseRole
            key={role}
            {...{ name, role, isBusy }}
            onChoose={(chosenRole) => onChange({ action: "role", id, role: chosenRole })}
          />
          {authenticators > 0 ? (
            <ConfirmButton
              text="Reset second factor"
              label={`Reset the second factor of ${name}`}
              confirmText={`Yes, reset it for ${name}`}
              isBusy={isBusy}
              onConfirm={() => onChange({ action: "reset-second-factor", id })}
            />
          ) : null}
          <ConfirmButton
            text="Remove"
            label={`Remove ${name}`}
            confirmText={`Yes, remove ${name}`}
            isBusy={isBusy}
            onConfirm={() => onChange({ action: "remove", id })}
          />
        </Flex>
      </Flex>
    </Card>
  );
}

type ChooseRoleProps = {
  readonly name: string;
  readonly role: Role;
  readonly isBusy: boolean;
  readonly onChoose: (role: Role) => void;
};

/** Selecting a role does not save it: arrow keys pass through all roles, and each change would sign the user out. */
function ChooseRole({ name, role, isBusy, onChoose }: ChooseRoleProps) {
  const [chosenRole, setChosenRole] = useState(role);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Box>
        <Select
          aria-label={`Role of ${name}`}
          value={chosenRole}
          disabled={isBusy}
          onChange={(event) => setChosenRole(event.currentTarget.value as Role)}
        >
          {Object.entries(roleMessages).map(([value, roleMessage]) => (
            <option key={value} value={value}>
              {roleMessage.title}
            </option>
          ))}
        </Select>
      </Box>
      {chosenRole === role ? null : (
        <Button
          text="Change role"
          aria-label={`Make ${name} ${roleMessages[chosenRole].title}`}
          tone="primary"
          disabled={isBusy}
          onClick={() => onChoose(chosenRole)}
        />
      )}
    </Flex>
  );
}
