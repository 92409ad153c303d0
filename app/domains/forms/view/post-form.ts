import { tryParseJson } from "@stile-and-rail/http/json";
import { paths } from "~/kernel/paths";
import type { FormEntries } from "../entries/form-entries";
import { toLabeledEntries } from "../entries/labeled-entries";
import { type FormReply, parseFormReply } from "../submissions/form-reply";
import type { FormField } from "../template/form-template";

export type FormRequest = {
  readonly formName: string;
  readonly fields: readonly FormField[];
  readonly entries: FormEntries;
  readonly files: readonly { readonly field: string; readonly file: File }[];
  readonly step: number;
  readonly id: string | null;
  readonly postId: string;
  readonly openMs: number;
  readonly honeypot: { readonly name: string; readonly value: string };
  readonly recaptchaToken: string | null;
  /** MAIL-008: a form without notifications sends no emails. */
  readonly skipEmails?: boolean;
};

/**
 * Posts a form to its endpoint (API-001) and reports the upload progress. Rejects without a valid reply.
 * XMLHttpRequest is used because fetch reports no upload progress.
 */
export function postForm(post: FormRequest, onProgress: (fraction: number) => void): Promise<FormReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", paths.api.form(post.formName));
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reply = parseFormReply(tryParseJson(request.responseText));
      if (reply) resolve(reply);
      else reject(new Error(`the form was answered with ${request.status}`));
    };
    request.onerror = () => reject(new Error("no answer"));
    request.send(toFormData(post));
  });
}

function toFormData(post: FormRequest): FormData {
  const body = new FormData();
  const { entries, fields } = post;
  body.set("formData", JSON.stringify(toLabeledEntries(fields, entries)));
  body.set("name", post.formName);
  body.set("step", String(post.step));
  body.set("postId", post.postId);
  body.set("openMs", String(Math.round(post.openMs)));
  body.set(post.honeypot.name, post.honeypot.value);
  if (post.id) body.set("id", post.id);
  if (post.recaptchaToken) body.set("recaptchaToken", post.recaptchaToken);
  if (post.skipEmails) body.set("emailNotifications", "{}");
  for (const { field, file } of post.files) body.append(field, file);
  return body;
}
