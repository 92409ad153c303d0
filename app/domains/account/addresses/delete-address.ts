import { tryParseJson } from "@stile-and-rail/http/json";
import * as z from "zod/mini";
import { paths } from "~/kernel/paths";
import { accountMessages } from "../account.messages";

const replySchema = z.object({ message: z.catch(z.optional(z.string().check(z.minLength(1))), undefined) });

/**
 * Requests the deletion of an address. Returns null on success, else the message to show (ACCT-008 to
 * ACCT-010).
 */
export async function requestAddressDeletion(
  id: string,
  fetchFn: typeof fetch = fetch,
): Promise<string | null> {
  try {
    const answer = await fetchFn(paths.api.address(id), {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
    });
    if (answer.ok) return null;
    const reply = replySchema.safeParse(tryParseJson(await answer.text()));
    return reply.data?.message ?? accountMessages.deleteUnknown;
  } catch {
    return accountMessages.deleteUnreached;
  }
}
