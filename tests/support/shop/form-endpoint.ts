import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { action } from "~/routes/api/form";
import { contentOf } from "../content/content";
import { formDocuments } from "../content/form-documents";
import { shopContent } from "../content/shop-content";
import { shopServices } from "./shop-services";
import { silentLog } from "./silent-log";
import { createUploadFolder } from "./upload-folder";

export const onePixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Creates a form as a browser posts it, with files. */
export function createMultipartForm(parts: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") data.append(name, part);
    else data.append(name, part, "door.png");
  }
  return data;
}

/** Creates the form endpoint over a database, and the files in its folder of incomplete uploads. */
export function createFormEndpoint(
  database: Parameters<typeof shopServices>[0],
  settings: object = {},
  log = silentLog,
  more: object = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const content = contentOf([...shopContent, ...formDocuments]);
  const services = {
    ...shopServices(database),
    content,
    files: createUploadFolder().files,
    log,
    limits: createRateLimits(log),
    env: { dataDir, ...settings },
    ...more,
  };
  // Contains only the services that this endpoint uses.
  const from = (clientIp: string) => ({ services, clientIp: clientIp }) as unknown as AppLoadContext;
  const post = async (
    formName: string,
    body: BodyInit,
    headers: Record<string, string> = {},
    clientIp = "203.0.113.7",
    /** The path parameter when the URL cannot contain the name. */
    path = formName,
  ) => {
    const request = new Request(`https://shop.example/api/forms/${path}`, {
      method: "POST",
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });
    const response = await action({ request, params: { formName }, context: from(clientIp) });
    return { status: response.status, reply: await response.json() };
  };
  const incoming = () => {
    const folder = join(dataDir, "uploads", "incoming");
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { post, incoming };
}
