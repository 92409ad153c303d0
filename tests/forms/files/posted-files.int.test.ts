import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formFiles } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createFormEndpoint, createMultipartForm, onePixelPng } from "#tests/support/shop/form-endpoint";
import { silentLog } from "#tests/support/shop/silent-log";
import { createUploadFolder } from "#tests/support/shop/upload-folder";

const database = testDatabase();

type How = Parameters<typeof createFormEndpoint> extends [unknown, ...infer Rest] ? Rest : never;
const endpoint = (...how: How) => createFormEndpoint(database, ...how);

describe("POST /api/forms/{formName} with files", () => {
  it("stops reading ten megabytes of garbage early and keeps nothing", async () => {
    const { post, incoming } = endpoint();
    const garbage = new Blob([Buffer.alloc(10_000_000, 7)]);
    expect((await post("contact", createMultipartForm({ formData: "{}", photo: garbage }))).status).toBe(413);
    expect(incoming()).toEqual([]);
  });

  it("refuses to read a body with a content length above the form's limit", async () => {
    const { post, incoming } = endpoint();
    const endless = new ReadableStream({ pull: () => Promise.reject(new Error("somebody read it")) });
    const headers = (length: number) => ({
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(length),
    });
    // One megabyte for texts and two megabytes for a file.
    const { status, reply } = await post("claim", endless, headers(3_145_729));
    expect({ status, message: reply.message }).toEqual({
      status: 413,
      message: "That's more than this form can take.",
    });
    const cut = new ReadableStream({ pull: () => Promise.reject(new Error("somebody read it")) });
    expect((await post("claim", cut, headers(3_145_728))).status).toBe(400);
    expect(incoming()).toEqual([]);
  });

  it("keeps nothing of an interrupted upload and accepts its repetition", async () => {
    const { post, incoming } = endpoint();
    const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="door.png"\r\n\r\n';
    const tear: { now?: () => void } = {};
    const torn = new ReadableStream({
      start(body) {
        body.enqueue(Buffer.concat([Buffer.from(head), onePixelPng, Buffer.alloc(500_000)]));
        tear.now = () => body.error(new Error("the connection was torn"));
      },
    });
    const posting = post("claim", torn, { "Content-Type": "multipart/form-data; boundary=x" });
    await expect.poll(incoming).toHaveLength(1);
    tear.now?.();
    expect((await posting).status).toBe(400);
    expect(incoming()).toEqual([]);
    expect(await database.db.select().from(formFiles)).toEqual([]);
    const again = createMultipartForm({ formData: "{}", photo: new Blob([onePixelPng]) });
    expect((await post("claim", again)).status).toBe(200);
  });

  it("checks the content of a file despite its name and deletes rejected files [FORM-016]", async () => {
    const { post, incoming } = endpoint();
    const page = new Blob(["<html><script>alert(1)</script>"], { type: "image/png" });
    const refused = await post("claim", createMultipartForm({ formData: "{}", photo: page }));
    expect(refused).toMatchObject({ status: 400, reply: { errors: { photo: "Unsupported file format" } } });
    const taken = await post(
      "claim",
      createMultipartForm({ formData: "{}", photo: new Blob([onePixelPng]) }),
    );
    expect(taken.status).toBe(200);
    expect(await database.db.select().from(formFiles)).toMatchObject([
      { name: "door.png", type: "image/png", receivedSize: onePixelPng.length },
    ]);
    expect(incoming()).toEqual([]);
  });

  it("keeps incoming files unreadable for other users", async () => {
    const { files, folder } = createUploadFolder();
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    const seen: number[] = [];
    const put = async (key: string, path: string) => {
      seen.push(modeOf(path));
      await files.put(key, path);
      seen.push(modeOf(join(folder, "kept", key)));
    };
    const { post } = endpoint({}, silentLog, { files: { ...files, put } });
    const photo = new Blob([onePixelPng]);
    expect((await post("claim", createMultipartForm({ formData: "{}", photo }))).status).toBe(200);
    expect(seen).toEqual([0o600, 0o600]);
  });

  it("removes the files of a field that a later answer hides [FORM-009]", async () => {
    const hideWhen = { field: "kind", equals: ["missing"] };
    const damage = {
      _id: "form-damage",
      _type: "multiStepForm",
      name: "damage",
      steps: [
        { groups: [{ name: "a", fields: [{ name: "photo", type: "file", label: "Photo", hideWhen }] }] },
        { groups: [{ name: "b", fields: [{ name: "kind", type: "text", label: "Kind" }] }] },
      ],
    };
    const { files } = createUploadFolder();
    const { post } = endpoint({}, silentLog, { files, content: contentOf([...shopContent, damage]) });
    const first = await post(
      "damage",
      createMultipartForm({ formData: "{}", photo: new Blob([onePixelPng]) }),
    );
    const [stored] = await database.db.select().from(formFiles);
    expect(stored?.name).toBe("door.png");
    const last = { formData: '{"kind":"missing"}', step: "1", id: first.reply.data.id };
    expect((await post("damage", createMultipartForm(last))).status).toBe(200);
    expect(await database.db.select().from(formFiles)).toEqual([]);
    expect(await files.open(stored?.storedAs ?? "")).toBeNull();
  });
});
