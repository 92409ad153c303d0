import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { paths } from "../../../app/kernel/paths";
import { ConfirmButton } from "../parts/confirm-button";
import type { Role, SecondFactorRules, TeamChange } from "./team-api";
import { roleMessages } from "./team-messages";

/** Id of all users of the shared Studio password (app/domains/team/studio-password.ts). */
const passwordUserId = "local-editor";
const roles: readonly Role[] = ["administrator", "editor", "sales"];

type SecondFactorProps = {
  readonly secondFactor: SecondFactorRules;
  readonly isBusy: boolean;
  readonly onChange: (change: TeamChange, name: string) => Promise<boolean>;
};

/** Roles that require a second factor, and a link to the user's own settings. */
export function SecondFactor({ secondFactor, isBusy, onChange }: SecondFactorProps) {
  const { demanded, passwordAuthenticators } = secondFactor;
  const changeRequirement = (role: Role, isDemanded: boolean) =>
    onChange(
      { action: "demand-second-factor", role, isDemanded },
      `Everyone with the role ${roleMessages[role].title.toLowerCase()}`,
    );
  const resetPassword = () =>
    onChange({ action: "reset-second-factor", id: passwordUserId }, "the Studio password");
  return (
    <Card padding={4} radius={2} border>
      <Stack space={4}>
        <Text size={1} muted>
          A code from an app or a passkey, after the emailed one. Anyone in a checked role without one is
          signed out right away and sets one up at the next sign-in, including you.
        </Text>
        {roles.map((role) => (
          <Flex key={role} as="label" gap={3} align="center">
            <Checkbox
              checked={demanded.includes(role)}
              disabled={isBusy}
              onChange={(event) => void changeRequirement(role, event.currentTarget.checked)}
            />
            <Text size={1}>{roleMessages[role].title} needs a second factor</Text>
          </Flex>
        ))}
        <Flex gap={2} wrap="wrap">
          <Button as="a" href={paths.lakeYourSignIn} text="Your sign-in" mode="ghost" />
          {passwordAuthenticators > 0 ? (
            <ConfirmButton
              text="Reset the second factor of the Studio password"
              confirmText="Yes, reset it"
              isBusy={isBusy}
              onConfirm={() => void resetPassword()}
            />
          ) : null}
        </Flex>
      </Stack>
    </Card>
  );
}
