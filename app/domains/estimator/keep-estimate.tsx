import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FormEntries } from "~/domains/forms/form-values";
import { jsonIn } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { sendJson } from "~/kernel/send-json";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { estimatorMessages } from "./estimator.messages";

type KeepEstimateProps = { readonly name: string; readonly entries: FormEntries };
type Kept = { readonly address?: string; readonly said: string; readonly isWrong?: boolean };

/** Ways to come back to an estimate: a link, and a mail to oneself with the PDF. */
export function KeepEstimate({ name, entries }: KeepEstimateProps) {
  const id = useId();
  const [email, setEmail] = useState("");
  const [kept, setKept] = useState<Kept | null>(null);
  const [working, setWorking] = useState<"link" | "mail" | null>(null);
  const keep = async (work: "link" | "mail") => {
    if (working) return;
    setWorking(work);
    setKept(await save({ name, entries, email: work === "mail" ? email : null }));
    setWorking(null);
  };
  return (
    <div className="no-print flex flex-col gap-4 border-t border-line px-6 pt-5">
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
          error={kept?.isWrong ? kept.said : undefined}
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
      <div role="status">{kept && !kept.isWrong ? <KeptLink kept={kept} /> : null}</div>
    </div>
  );
}

function KeptLink({ kept: { address = "", said } }: { readonly kept: Kept }) {
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

async function save(body: KeepEstimateProps & { readonly email: string | null }): Promise<Kept> {
  try {
    const response = await sendJson(paths.api.estimates, body);
    const reply = jsonIn(await response.text()) as { address?: string; message?: string } | null;
    if (!reply?.address) return { said: reply?.message ?? estimatorMessages.notKept, isWrong: true };
    const said = body.email === null ? estimatorMessages.kept : estimatorMessages.mailed;
    return { address: reply.address, said };
  } catch {
    return { said: estimatorMessages.notKept, isWrong: true };
  }
}
