import { Button, Card, Flex, Heading, Label, Select, Stack, Text, TextInput } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { ErrorCard } from "../parts/error-card";
import type { Role, TeamChange } from "./team-api";
import { roleMessages } from "./team-messages";

const roles: readonly Role[] = ["sales", "editor", "administrator"];
const emptyInvitation = { name: "", email: "", role: "sales" as Role };

type InviteFormProps = {
  readonly isBusy: boolean;
  /** Resolves to true when the invitation was saved. */
  readonly onInvite: (change: TeamChange, name: string) => Promise<boolean>;
};

/** Form for an invitation: name, email and role. Inputs are cleared after it was sent. */
export function InviteForm({ isBusy, onInvite }: InviteFormProps) {
  const [invitation, setInvitation] = useState(emptyInvitation);
  const [missing, setMissing] = useState<string | null>(null);
  const sendInvitation = async (event: FormEvent) => {
    event.preventDefault();
    const isWhole = invitation.name.trim() !== "" && invitation.email.trim() !== "";
    setMissing(isWhole ? null : "Enter a name and an email address.");
    if (isWhole && (await onInvite({ action: "invite", ...invitation }, invitation.name.trim())))
      setInvitation(emptyInvitation);
  };
  // Not the attribute `required`: the Studio would mark empty fields as invalid before any input.
  const renderTextField = (field: "name" | "email", label: string, inputMode: "text" | "email") => (
    <Stack space={2} flex={1}>
      <Label as="label" htmlFor={`invite-${field}`} size={1}>
        {label}
      </Label>
      <TextInput
        id={`invite-${field}`}
        inputMode={inputMode}
        autoComplete="off"
        aria-required
        maxLength={field === "name" ? 80 : 254}
        value={invitation[field]}
        onChange={(event) => setInvitation({ ...invitation, [field]: event.currentTarget.value })}
      />
    </Stack>
  );
  return (
    <Card as="form" noValidate padding={4} radius={2} border onSubmit={(event) => void sendInvitation(event)}>
      <Stack space={4}>
        <Heading as="h2" size={1}>
          Invite someone
        </Heading>
        <Flex gap={3} direction={["column", "column", "row"]}>
          {renderTextField("name", "Name", "text")}
          {renderTextField("email", "Email", "email")}
          <RoleField role={invitation.role} onRole={(role) => setInvitation({ ...invitation, role })} />
        </Flex>
        <Text id="invite-may" size={1} muted>
          {roleMessages[invitation.role].may}. The link in the email works once, for seven days.
        </Text>
        <ErrorCard text={missing} />
        <Flex>
          <Button type="submit" text="Send invitation" tone="primary" disabled={isBusy} />
        </Flex>
      </Stack>
    </Card>
  );
}

type RoleFieldProps = { readonly role: Role; readonly onRole: (role: Role) => void };

function RoleField({ role, onRole }: RoleFieldProps) {
  return (
    <Stack space={2}>
      <Label as="label" htmlFor="invite-role" size={1}>
        Role
      </Label>
      <Select
        id="invite-role"
        aria-describedby="invite-may"
        value={role}
        onChange={(event) => onRole(event.currentTarget.value as Role)}
      >
        {roles.map((name) => (
          <option key={name} value={name}>
            {roleMessages[name].title}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
