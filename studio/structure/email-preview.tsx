import { Box, Card, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { UserViewComponent } from "sanity/structure";
import { paths } from "../../app/kernel/paths";
import { toRecord } from "../schemas/rules/read-untyped";

type PreviewState =
  | { readonly at: "asking" }
  | { readonly at: "failed" }
  | { readonly at: "done"; readonly subject: string; readonly html: string };

/** Delay after the last edit before the preview is rendered again. */
const pauseMs = 400;

/** Previews an email with the current texts and sample data. */
export const EmailPreview: UserViewComponent = ({ document: { displayed } }) => {
  const serializedCopy = JSON.stringify(displayed);
  const [preview, setPreview] = useState<PreviewState>({ at: "asking" });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      renderPreview(serializedCopy, stop.signal).then(setPreview, () => {
        if (!stop.signal.aborted) setPreview({ at: "failed" });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [serializedCopy]);

  if (preview.at === "asking") {
    return (
      <Box padding={5}>
        <Spinner muted />
      </Box>
    );
  }
  if (preview.at === "failed") {
    return (
      <Box padding={5}>
        <Text>This email can't be shown yet. Choose which email it is, then come back.</Text>
      </Box>
    );
  }
  return (
    <Stack space={3} padding={4}>
      <Text size={1} muted>
        {describeSampleData(displayed)} Nothing is sent.
      </Text>
      <Text size={2} weight="semibold" data-testid="mail-subject">
        {preview.subject}
      </Text>
      <Card border radius={2} overflow="hidden">
        <iframe
          title="The email as recipients see it"
          sandbox=""
          srcDoc={preview.html}
          style={{ display: "block", width: "100%", height: "75vh", border: 0, background: "white" }}
        />
      </Card>
    </Stack>
  );
};

/** Describes the sample data of the preview. */
function describeSampleData({ _type, type }: { readonly _type?: unknown; readonly type?: unknown }): string {
  if (_type === "formMail") return "With sample answers.";
  if (type === "newsletter-confirmation") return "Its links don't work here.";
  if (type === "estimate-copy") return "With a sample estimate.";
  return String(type).startsWith("quote") ? "With a sample quote." : "With a sample order.";
}

async function renderPreview(text: string, signal: AbortSignal): Promise<PreviewState> {
  const answer = await fetch(paths.studioMailPreview, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: text,
    signal,
  });
  const { subject, html } = toRecord(await answer.json());
  return typeof subject === "string" && typeof html === "string"
    ? { at: "done", subject, html }
    : { at: "failed" };
}
