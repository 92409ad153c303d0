import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { UnreachableService } from "~/kernel/unreachable-service";
import type { FileStore } from "./file-store";

export type S3Config = {
  /** 'https://s3.us-east-1.amazonaws.com', or the endpoint of a compatible service. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const notFound = 404;

/** Creates a file store in a private bucket of S3 or a compatible service. */
export function createS3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const toObjectUrl = (key: string) => `${endpoint.replace(/\/+$/, "")}/${bucket}/${encodeURIComponent(key)}`;
  const request = async (method: string, key: string, body?: Blob): Promise<Response> => {
    const response = await client
      .fetch(toObjectUrl(key), { method, redirect: "error", ...(body ? { body } : {}) })
      .catch((error: unknown) => {
        throw new UnreachableService("file store", error);
      });
    if (response.ok || response.status === notFound) return response;
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  return {
    // openAsBlob streams the file and knows its length, which S3 requires.
    put: async (key, path) => {
      const { status } = await request("PUT", key, await openAsBlob(path));
      if (status === notFound) throw new Error("the file store has no such bucket");
    },
    open: async (key) => {
      const response = await request("GET", key);
      if (response.status === notFound || !response.body) return null;
      return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    },
    remove: async (key) => void (await request("DELETE", key)),
  };
}
