import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Mailbox } from "~/domains/email/mailbox/mailbox-view";
import { readMailbox } from "~/domains/email/mailbox/read-mailbox.server";
import { requireDemo } from "~/edge/guards/demo-guard.server";

export const meta: MetaFunction = () => [{ title: "Mailbox" }, { name: "robots", content: "noindex" }];

/** /demo/mailbox: all emails that the shop sent (demo mode only; /demo is guarded). */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  requireDemo(services.env);
  const query = new URL(request.url).searchParams;
  const { emails, waiting, open } = await readMailbox(services.db, query.get("mail"));
  return {
    emails: emails.map((email) => ({ ...email, sentAt: email.sentAt.toISOString() })),
    waiting,
    open: open && { ...open, html: undefined, text: open.text ?? "", sentAt: open.sentAt.toISOString() },
    isPicked: query.has("mail"),
    asText: query.get("view") === "text",
  };
}

export default function MailboxPage() {
  return <Mailbox {...useLoaderData<typeof loader>()} />;
}
