import { deleteUserSessions } from "@stile-and-rail/content-lake";
import { z } from "zod";
import { changeTeam } from "~/domains/team/change-team.server";
import { readTeam } from "~/domains/team/read-team.server";
import { passwordName, passwordUserId } from "~/domains/team/studio-password";
import { teamFailureTexts } from "~/domains/team/team.failures";
import { paths } from "~/kernel/paths";
import { normalizeEmail } from "~/kernel/text/typed-text";
import { withShop } from "./open-shop";

type Person = { readonly id: string; readonly name: string };

const teamShape = z.object({
  members: z.array(z.object({ id: z.string(), email: z.string(), name: z.string() })),
});
const refusalShape = z.object({ message: z.string() });

/** Resets the second factor of a staff member, through the running shop or in its data. */
export async function resetSecondFactor(whose: string, print: (line: string) => void): Promise<void> {
  const reset = (person: Person) => ({ action: "reset-second-factor", id: person.id }) as const;
  const done = await withShop({
    running: async ({ url, token }) => {
      const person = findPerson(teamShape.parse(await askRunning(url, token)).members, whose);
      await askRunning(url, token, reset(person));
      return person;
    },
    opened: async ({ services }) => {
      const person = findPerson(await readTeam(services), whose);
      const changed = await changeTeam(services, reset(person), "Command line");
      if (!changed.ok) throw new Error(teamFailureTexts[changed.failure.code]);
      await deleteUserSessions(services.db, person.id);
      return person;
    },
  });
  print(`The second factor of ${done.name} is reset; their sessions have ended.`);
}

function findPerson(members: readonly (Person & { readonly email: string })[], whose: string): Person {
  if (whose === "studio-password") return { id: passwordUserId, name: passwordName };
  const member = members.find(({ email }) => email === normalizeEmail(whose));
  if (!member) throw new Error(`Nobody of the staff has the mailbox ${whose}.`);
  return member;
}

async function askRunning(url: string, token: string, body?: object): Promise<unknown> {
  const response = await fetch(url + paths.team, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(refusalShape.parse(answer).message);
  return answer;
}
