import type { LoaderFunctionArgs } from "@remix-run/node";
import { readEmailAttachment } from "~/domains/email/mailbox/read-mailbox.server";
import { requireDemo } from "~/edge/guards/demo-guard.server";

/** An attachment of a demo email. */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  requireDemo(services.env);
  const file = await readEmailAttachment(services.db, params.mailId ?? "", Number(params.place));
  if (!file) return new Response("Not found", { status: 404 });
  return new Response(Buffer.from(file.content, "base64"), {
    headers: { "Content-Type": file.type, "Content-Disposition": `attachment; filename="${file.name}"` },
  });
}
