import { writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { testDatabase } from "#tests/support/database/database";
import { onePixelPng } from "#tests/support/shop/form-endpoint";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { createInboxMount } from "~/edge/staff/inbox-mount.server";

const database = testDatabase();
let close = () => {};
afterEach(() => close());

async function inboxAt(isStaff: boolean) {
  const { files, folder, removeAll: removeFiles } = createUploadFolder();
  const services = { ...shopServices(database), content: contentOf(formDocuments), files };
  const path = join(folder, "a");
  writeFileSync(path, onePixelPng);
  const photo = { field: "photo", name: 'döor".hta', size: onePixelPng.length, type: "image/png", path };
  const signs = { honeypot: "", openMs: null };
  const sent = await submitForm(
    services,
    createPostedForm({ formName: "claim", values: {}, files: [photo], spamSignals: signs }),
  );
  if (!sent.ok) throw new Error(sent.failure.code);
  const mount = createInboxMount(services, async () => (isStaff ? { name: "Rosa", role: "editor" } : null));
  const listener: RequestListener = (request, response) =>
    mount.answer(request, response, () => response.end());
  const server = createServer(listener).listen(0);
  close = () => void server.close();
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/inbox`;
  return {
    ask: (path: string, init?: RequestInit) => fetch(root + path, init),
    id: sent.value.id,
    removeFiles,
  };
}

describe("inbox endpoints", () => {
  it.each([
    ["", "GET"],
    ["/export.csv", "GET"],
    ["/files/0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21", "GET"],
    ["/0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21", "POST"],
  ])("rejects requests without a staff session at %s", async (path, method) => {
    const { ask } = await inboxAt(false);
    const answer = await ask(path, { method });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Sign in to the Studio." });
  });

  it("serves a file as a download with a name by its type", async () => {
    const { ask, id } = await inboxAt(true);
    const { files } = await (await ask(`/${id}`)).json();
    const answer = await ask(`/files/${files[0].id}`);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="d_or.png"; filename*=UTF-8''d%C3%B6or.png`,
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    // An SVG opened from the browser's downloads must not run its scripts.
    expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe("png");
  });

  it("accepts only a status or a note as a change of a submission", async () => {
    const { ask, id } = await inboxAt(true);
    const change = (body: object) => ask(`/${id}`, { method: "POST", body: JSON.stringify(body) });
    expect(await (await change({ status: "done" })).json()).toMatchObject({ status: "done" });
    expect(await (await change({ note: "Called." })).json()).toMatchObject({
      notes: [{ author: "Rosa", text: "Called." }],
    });
    expect((await change({ status: "gone" })).status).toBe(400);
    expect((await change({ note: "x", author: "Eve" })).status).toBe(400);
    expect((await change({ status: "new", isComplete: true })).status).toBe(400);
    expect((await ask("/nothing")).status).toBe(404);
    expect((await ask(`/${id}/notes`)).status).toBe(404);
  });

  it("changes nothing for an empty or too long note, an unknown message, or another method", async () => {
    const { ask, id } = await inboxAt(true);
    const change = (body: object, of = id) => ask(`/${of}`, { method: "POST", body: JSON.stringify(body) });
    expect((await change({ note: "  " })).status).toBe(400);
    expect((await change({ note: "x".repeat(5_001) })).status).toBe(400);
    expect((await change({ note: "x".repeat(5_000) })).status).toBe(200);
    expect((await change({ note: "x" }, "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21")).status).toBe(404);
    expect((await ask(`/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await ask(`/files/nothing`)).status).toBe(404);
  });

  it("responds with 404 for a file that is missing in the store", async () => {
    const { ask, id, removeFiles } = await inboxAt(true);
    const { files } = await (await ask(`/${id}`)).json();
    removeFiles();
    expect((await ask(`/files/${files[0].id}`)).status).toBe(404);
  });

  it("exports the filtered list as CSV", async () => {
    const { ask, id } = await inboxAt(true);
    const rows = async (query: string) =>
      (await (await ask(`/export.csv${query}`)).text()).split("\r\n").length - 2;
    expect([await rows(""), await rows("?form=claim"), await rows("?form=contact")]).toEqual([1, 1, 0]);
    expect([await rows("?status=new"), await rows("?status=done")]).toEqual([1, 0]);
    await ask(`/${id}`, { method: "POST", body: JSON.stringify({ status: "spam" }) });
    expect([await rows(""), await rows("?status=spam")]).toEqual([0, 1]);
    const answer = await ask("/export.csv");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="inbox.csv"; filename*=UTF-8''inbox.csv`,
    );
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  it("exports newsletter subscribers as CSV to staff", async () => {
    const answer = await (await inboxAt(true)).ask("/subscribers.csv");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="subscribers.csv"; filename*=UTF-8''subscribers.csv`,
    );
    expect(await answer.text()).toContain("Email,Confirmed\r\n");
  });
});
