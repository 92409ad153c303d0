import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import type { Services } from "~/edge/services/services.server";

type Action = Readonly<Record<string, unknown>>;

/** Performs an action of the back office as a salesperson. Returns the failure code, or "ok". */
export async function runStaffAction(
  services: Services,
  path: readonly ["orders" | "quotes", string],
  action: Action,
): Promise<string> {
  const staff = { name: "Ingrid", role: "sales" } as const;
  const reply = await answerBackOffice(services, staff, { method: "POST", path, query: {}, body: action });
  if ("csv" in reply) throw new Error("an action returned a table");
  return reply.status === 200 ? "ok" : (reply.body as { code: string }).code;
}
