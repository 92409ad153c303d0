import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FormEntries } from "~/domains/forms/form-values";
import { jsonIn } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { sendJson } from "~/kernel/send-json";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { TextField } from "~/ui/text-field";
import { estimatorMessages } from "./estimator.messages";

type KeepEstimateProps = { readonly name: string; readonly entries: FormEntries };
type Work = "link" | "mail";
/** What came of it; without an address it is not kept. */
type Saved = { readonly address?: string; readonly said: string };

/** Ways to come back to an estimate: a link, and a mail to oneself with the PDF. */
export function KeepEstimate({ name, entries }: KeepEstimateProps) {
  const id = useId();
  const [email, setEmail] = useState("");
  const [kept, setKept] = useState<(Saved & { readonly work: Work }) | null>(null);
  const [working, setWorking] = useState<Work | null>(null);
  const keep = async (work: Work) => {
    if (working) return;
    setWorking(work);
    const saved = await save({ name, entries, email: work === "mail" ? email : null });
    setKept({ ...saved, work });
    setWorking(null);
    if (work === "mail" && !saved.address) document.getElementById(`${id}-email`)?.focus();
  };
  return (
    <div className="needs-script no-print flex flex-col gap-4 border-t border-line px-6 pt-5">
      <h2 className="text-h4">Come back to it</h2>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void keep("mail");
        }}
      >
        <TextField
          id={`${id}-email`}
          name="copy-to"
          label="Mail it to me, with the PDF"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={kept?.work === "mail" && !kept.address ? kept.said : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary" busy={working === "mail"} busyLabel="Sending">
            Mail it
          </Button>
          <Button
            type="button"
            variant="text"
            busy={working === "link"}
            busyLabel="Making a link"
            onClick={() => void keep("link")}
          >
            Give me a link
          </Button>
        </div>
      </form>
      <div role="status">
        {kept?.address ? <KeptLink address={kept.address} said={kept.said} /> : null}
        {kept?.work === "link" && !kept.address ? <FieldError>{kept.said}</FieldError> : null}
      </div>
    </div>
  );
}

function KeptLink({ address, said }: Required<Saved>) {
  const place = useRef<HTMLParagraphElement>(null);
  // On a phone it stands below the drawer's edge.
  useEffect(() => {
    // Newer browsers answer a promise, which no effect may return.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={place} className="text-sm">
      {said}{" "}
      <a href={address} className="break-all underline underline-offset-4">
        {address}
      </a>
    </p>
  );
}

async function save(body: KeepEstimateProps & { readonly email: string | null }): Promise<Saved> {
  try {
    const response = await sendJson(paths.api.estimates, body);
    const reply = jsonIn(await response.text()) as { address?: string; message?: string } | null;
    if (!reply?.address) return { said: reply?.message ?? estimatorMessages.notKept };
    const said = body.email === null ? estimatorMessages.kept : estimatorMessages.mailed;
    return { address: reply.address, said };
  } catch {
    return { said: estimatorMessages.notKept };
  }
}
