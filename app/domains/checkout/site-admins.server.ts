import { z } from "zod";
import type { Content } from "~/content/content";

const query = `*[_type == "siteSettings"][0]{ "adminEmails": coalesce(adminEmails, []) }`;

/** The shop's own recipients: the first is written to, the rest get a copy (S2 §6). Never part of a public page. */
export async function adminEmails(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ adminEmails: z.array(z.string()) }).nullable());
  return settings?.adminEmails ?? [];
}
