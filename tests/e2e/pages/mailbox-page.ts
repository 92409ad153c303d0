import { expect, type Page } from "@playwright/test";

/** The HTML of the newest mail of the demo's mailbox with this subject (and reader, if it says one), waited for. */
export async function fetchEmailBody(page: Page, subject: string | RegExp): Promise<string> {
  const wanted = page
    .getByRole("navigation", { name: "Emails" })
    .getByRole("link", { name: subject })
    .first();
  await expect(async () => {
    await page.goto("/demo/mailbox");
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const id = new URL((await wanted.getAttribute("href")) ?? "", page.url()).searchParams.get("mail");
  return (await page.request.get(`/demo/mailbox/${id}/body`)).text();
}

/** The invitation that went to this address: several may lie in the mailbox. */
export function invitationSubject(email: string): RegExp {
  return new RegExp(`invites you to the Studio .*${email}`);
}

/** What the newest mail with this subject holds to go on with. */
export async function readNewestEmail(page: Page, subject: string | RegExp) {
  const body = await fetchEmailBody(page, subject);
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return {
    code: /\b\d{4} \d{4}\b/.exec(body)?.[0] ?? "",
    /** The address of the link that leads below this path. */
    linkTo: (path: string): string => {
      const link = links.find((href) => new URL(href, page.url()).pathname.startsWith(path));
      if (!link) throw new Error(`no link to ${path} in ${links.join(" ")}`);
      return link;
    },
  };
}
