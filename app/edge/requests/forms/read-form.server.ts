import { setTimeout as sleep } from "node:timers/promises";
import { isStorable, isWithinSizeLimit, tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { PostedValues } from "~/domains/forms/entries/parse-posted-entries";
import type { IncomingFile } from "~/domains/forms/files/incoming-file";
import { honeypotName } from "~/domains/forms/submissions/spam-signals";
import { err, ok, type Result } from "~/kernel/result";
import { readBody } from "../read-body.server";
import { type Multipart, type ReadOptions, readMultipart } from "./read-multipart.server";

/** A posted form: the values by field, and the metadata. */
export type FormBody = {
  readonly values: PostedValues;
  readonly step: number;
  readonly id: string | null;
  readonly postId: string | null;
  readonly openMs: number | null;
  readonly honeypot: string;
  readonly recaptchaToken: string | null;
  /** MAIL-008: the form was posted with its notifications removed. */
  readonly skipEmails: boolean;
  /** The clicked button, without JavaScript. */
  readonly go: "back" | "on";
  readonly files: readonly IncomingFile[];
  readonly dispose: () => Promise<unknown>;
};

type Failure = { readonly code: "not-understood" | "too-large" };

const valuesShape = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]),
);
const textShape = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const numberShape = z.coerce.number().int().min(0).max(10_000_000_000);

/** Metadata beside the fields. Other posted data, such as totals, is computed on the server instead. */
const metadataShape = z.object({
  formData: z.union([z.string(), valuesShape]).nullish(),
  step: numberShape.nullish(),
  id: z.uuid().nullish(),
  postId: z.uuid().nullish(),
  openMs: numberShape.nullish().catch(null),
  recaptchaToken: textShape,
  emailNotifications: z.unknown().optional(),
  go: z.enum(["back", "on"]).nullish().catch(null),
  [honeypotName]: textShape,
});

type FormReadOptions = ReadOptions & {
  /** The timeout of the body; null for a form with files. */
  readonly withinMs: number | null;
};

const disposeNothing = async () => undefined;

/**
 * Reads a form as multipart, urlencoded or JSON (API-001); fails with `not-understood` for any other body. Call
 * `dispose` when the form has been handled.
 */
export async function readForm(
  request: Request,
  options: FormReadOptions,
): Promise<Result<FormBody, Failure>> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/")) return readMultipartForm(request, options);
  const body = await readBody(request);
  if (body === null) return err({ code: "too-large" });
  const fields = type.includes("json") ? tryParseJson(body) : collectValues(new URLSearchParams(body));
  return isWithinSizeLimit(fields) ? parseForm(fields, [], disposeNothing) : err({ code: "not-understood" });
}

async function readMultipartForm(
  request: Request,
  { withinMs, ...options }: FormReadOptions,
): Promise<Result<FormBody, Failure>> {
  const reading = readMultipart(request, options);
  try {
    const multipart = await (withinMs === null ? reading : waitInTime(reading, withinMs));
    if (!multipart) return err({ code: "too-large" });
    const form = parseForm(collectValues(multipart.fields), multipart.files, multipart.dispose);
    if (!form.ok) await multipart.dispose();
    return form;
  } catch {
    return err({ code: "not-understood" });
  }
}

/** Rejects after the timeout and deletes the files received until then. */
async function waitInTime(reading: Promise<Multipart | null>, withinMs: number): Promise<Multipart | null> {
  const stop = new AbortController();
  const timeout = sleep(withinMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    void reading.then((multipart) => multipart?.dispose()).catch(() => undefined);
    throw new Error("the form took too long");
  });
  timeout.catch(() => undefined);
  return Promise.race([reading, timeout]).finally(() => stop.abort());
}

/**
 * Collects fields by name; repeated names become a list. Linear time, because a client may send thousands.
 */
function collectValues(data: Iterable<readonly [string, string | File]>): Readonly<Record<string, unknown>> {
  const values = new Map<string, string | string[]>();
  for (const [name, entry] of data) {
    if (typeof entry !== "string") continue;
    const previous = values.get(name);
    if (Array.isArray(previous)) previous.push(entry);
    else values.set(name, previous === undefined ? entry : [previous, entry]);
  }
  return Object.fromEntries(values);
}

function parseForm(
  fields: unknown,
  files: FormBody["files"],
  dispose: FormBody["dispose"],
): Result<FormBody, Failure> {
  const metadata = metadataShape.safeParse(fields);
  if (!metadata.success) return err({ code: "not-understood" });
  const { formData, step, id, postId, openMs, recaptchaToken, go } = metadata.data;
  const parsedData = typeof formData === "string" ? tryParseJson(formData) : formData;
  if (!isWithinSizeLimit(parsedData)) return err({ code: "not-understood" });
  // Without JavaScript the fields are at the top level.
  const values = valuesShape.safeParse(formData === undefined || formData === null ? fields : parsedData);
  if (!values.success || !isStorable(values.data)) return err({ code: "not-understood" });
  return ok({
    values: values.data,
    step: step ?? 0,
    id: id ?? null,
    postId: postId ?? null,
    openMs: openMs ?? null,
    honeypot: metadata.data[honeypotName] ?? "",
    recaptchaToken: recaptchaToken ?? null,
    skipEmails: hasNoNotifications(metadata.data.emailNotifications),
    go: go ?? "on",
    files,
    dispose,
  });
}

/** Returns whether the list is present but empty; when it is absent, the form's notifications apply. */
function hasNoNotifications(notifications: unknown): boolean {
  const value = typeof notifications === "string" ? tryParseJson(notifications) : notifications;
  return value === false || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}
