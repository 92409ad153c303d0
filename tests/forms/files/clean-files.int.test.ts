// oxlint-disable max-lines -- the specification of one subject
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formFiles, formSubmissions } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createFormEndpoint, onePixelPng } from "#tests/support/shop/form-endpoint";
import { silentLog } from "#tests/support/shop/silent-log";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { honeypotName } from "~/domains/forms/submissions/spam-signals";

const database = testDatabase();

const types = ["image/jpeg", "image/png", "image/heic", "application/pdf"];
const photos = { _key: "p", name: "photos", type: "file", label: "Photos", maxFiles: 3, fileTypes: types };
const note = { _key: "n", name: "note", type: "text", label: "Note" };
const hidden = { ...photos, _key: "h", name: "plans", hideWhen: { field: "note", equals: ["none"] } };
const form = {
  _id: "form-room",
  _type: "formTemplate",
  name: "room",
  title: "Room",
  groups: [{ name: "all", fields: [note, photos, hidden] }],
};

type Sent = { readonly name: string; readonly bytes: Uint8Array; readonly field?: string };

function roomForm(more: object = {}, log = silentLog) {
  const { files } = createUploadFolder();
  const content = contentOf([...shopContent, form]);
  const { post, incoming } = createFormEndpoint(database, {}, log, { files, content, ...more });
  const send = (sent: readonly Sent[], values: object = {}) => {
    const body = new FormData();
    body.set("formData", JSON.stringify(values));
    for (const { name, bytes, field = "photos" } of sent)
      body.append(field, new Blob([Uint8Array.from(bytes)]), name);
    return post("room", body);
  };
  const stored = async () => {
    const rows = await database.db.select().from(formFiles).orderBy(formFiles.name);
    return Promise.all(
      rows.map(async (row) => {
        const stream = await files.open(row.storedAs);
        return { ...row, bytes: Buffer.concat((await stream?.toArray()) ?? []) };
      }),
    );
  };
  return { send, post, stored, incoming };
}

const submissions = () => database.db.select().from(formSubmissions);
const red = { create: { width: 40, height: 20, channels: 3 as const, background: "#c02020" } };
const box = (type: string, content: Uint8Array | string) => {
  const body = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

describe("empty files", () => {
  const empty = { name: "zero-bytes.jpg", bytes: new Uint8Array() };
  const message = "The file zero-bytes.jpg is empty. Please choose it again, or another one.";

  it("rejects an empty file with a message at its field and stores nothing", async () => {
    const { send, incoming } = roomForm();
    const { status, reply } = await send([empty]);
    expect([status, reply.errors]).toEqual([400, { photos: message }]);
    expect([await submissions(), incoming()]).toEqual([[], []]);
  });

  it("rejects an empty file among valid ones", async () => {
    const { send, stored, incoming } = roomForm();
    const { status, reply } = await send([
      { name: "a.png", bytes: onePixelPng },
      empty,
      { name: "b.png", bytes: onePixelPng },
    ]);
    expect([status, reply.errors]).toEqual([400, { photos: message }]);
    expect([await stored(), incoming()]).toEqual([[], []]);
  });

  it("ignores the empty unnamed part that browsers send without a file", async () => {
    const { post } = roomForm();
    const part =
      'Content-Disposition: form-data; name="photos"; filename=""\r\nContent-Type: application/octet-stream';
    const answer = await post("room", `--x\r\n${part}\r\n\r\n\r\n--x--\r\n`, {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect(answer.status).toBe(200);
  });
});

describe("files that are not stored", () => {
  it("rejects a file for a hidden field instead of losing it", async () => {
    const { send } = roomForm();
    const sent = [{ name: "plan.png", bytes: onePixelPng, field: "plans" }];
    const { status, reply } = await send(sent, { note: "none" });
    expect([status, reply.message]).toEqual([
      400,
      "The file plan.png doesn't belong to any question on this form, so we didn't save it. Please check your answers and send the form again.",
    ]);
    expect(await submissions()).toEqual([]);
  });

  it("rejects a file name without content", async () => {
    const { post } = roomForm();
    const body = JSON.stringify({ formData: { photos: "plan.png" } });
    const { status, reply } = await post("room", body, { "Content-Type": "application/json" });
    expect([status, reply.errors]).toEqual([
      400,
      { photos: "The file didn't upload. Please choose it again." },
    ]);
    expect(await submissions()).toEqual([]);
  });

  it("stores a file whose part has a type but no name", async () => {
    const { post, stored } = roomForm();
    const answer = await post("room", ...namelessFile("Content-Type: application/octet-stream\r\n"));
    expect([answer.status, (await stored()).map(({ name }) => name)]).toEqual([200, ["file.png"]]);
  });

  it("rejects a file whose part has neither type nor name", async () => {
    const { post } = roomForm();
    expect((await post("room", ...namelessFile(""))).status).toBe(400);
    expect(await submissions()).toEqual([]);
  });
});

describe("uploaded pictures", () => {
  it("removes the location and rotates a picture upright", async () => {
    const jpeg = await sharp(red)
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(jpeg).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const { send, stored } = roomForm();
    expect((await send([{ name: "IMG 1.JPG", bytes: jpeg }])).status).toBe(200);
    const [file] = await stored();
    const { width, height, orientation, exif, format } = await sharp(file?.bytes).metadata();
    expect({ width, height, orientation, exif, format }).toEqual({
      width: 20,
      height: 40,
      orientation: undefined,
      exif: undefined,
      format: "jpeg",
    });
    expect([file?.size, file?.receivedSize]).toEqual([file?.bytes.length, jpeg.length]);
  });

  it.each(["png", "jpeg"] as const)("removes bytes behind the end of a picture (%s)", async (format) => {
    const bytes = Buffer.concat([
      await sharp(red).toFormat(format).toBuffer(),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    const { send, stored } = roomForm();
    expect((await send([{ name: "a.png", bytes }])).status).toBe(200);
    const [file] = await stored();
    expect(file?.bytes.includes("<script>")).toBe(false);
    expect((await sharp(file?.bytes).metadata()).width).toBe(40);
  });

  it("removes bytes behind the end of a HEIC picture, which cannot be decoded", async () => {
    const heic = Buffer.concat([box("ftyp", "heic\0\0\0\0mif1heic"), box("meta", "x"), box("mdat", "dots")]);
    const { send, stored } = roomForm();
    const bytes = Buffer.concat([heic, Buffer.from("<script>alert(1)</script>")]);
    expect((await send([{ name: "IMG_0042.HEIC", bytes }])).status).toBe(200);
    const [file] = await stored();
    expect([file?.name, file?.bytes.equals(heic)]).toEqual(["IMG_0042.heic", true]);
  });

  it("rejects a picture that cannot be decoded", async () => {
    const { send, stored, incoming } = roomForm();
    const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
    const whole = await sharp({ create: { ...red.create, width: 200, height: 200, noise } })
      .jpeg()
      .toBuffer();
    const { status, reply } = await send([{ name: "half.jpg", bytes: whole.subarray(0, whole.length / 2) }]);
    expect([status, reply.errors]).toEqual([
      400,
      { photos: "The file half.jpg is damaged and can't be read. Please choose another one." },
    ]);
    expect([await stored(), incoming()]).toEqual([[], []]);
  });
});

describe("names of stored files", () => {
  it.each([
    ["kitchen-plan.hta", "kitchen-plan.png"],
    ["photo.jpg.exe", "photo-jpg.png"],
    ["a.pdf", "a.png"],
    ["none", "none.png"],
  ])("gives a file named %s the name %s by its content", async (name, storedName) => {
    const { send, stored } = roomForm();
    expect((await send([{ name, bytes: onePixelPng }])).status).toBe(200);
    expect((await stored()).map((file) => [file.name, file.type])).toEqual([[storedName, "image/png"]]);
  });

  it("keeps name and bytes of a PDF", async () => {
    const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
    const { send, stored } = roomForm();
    expect((await send([{ name: "plan.html", bytes: pdf }])).status).toBe(200);
    const [file] = await stored();
    expect([file?.name, file?.type, file?.bytes.equals(pdf)]).toEqual(["plan.pdf", "application/pdf", true]);
  });
});

describe("upload quota", () => {
  const uploads = (dailyBytes: number, totalBytes: number) => ({ uploadQuota: { dailyBytes, totalBytes } });
  const sentence =
    "We can't take more files at the moment. Please send the form without files, or try again tomorrow.";
  const pdf = (length: number) => Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(length - 9, 32)]);

  it.each([
    ["of a day", uploads(1_000, 1_000_000)],
    ["of all days", uploads(1_000_000, 1_000)],
  ])("rejects files above the quota of %s and accepts the form without them", async (_of, more) => {
    const { send, stored } = roomForm(more);
    expect((await send([{ name: "a.pdf", bytes: pdf(600) }])).status).toBe(200);
    const { status, reply } = await send([{ name: "b.pdf", bytes: pdf(600) }]);
    expect([status, reply.message, reply.errors]).toEqual([503, sentence, { photos: sentence }]);
    expect((await stored()).map(({ name }) => name)).toEqual(["a.pdf"]);
    expect(await submissions()).toHaveLength(1);
    expect((await send([], { note: "Please call." })).status).toBe(200);
  });

  it("counts the daily quota anew each day and the total quota over all days", async () => {
    const now = { date: new Date("2026-03-02T23:59:00Z") };
    const { send } = roomForm({ ...uploads(1_000, 1_500), clock: { now: () => now.date } });
    const statusOf = async () => (await send([{ name: "a.pdf", bytes: pdf(600) }])).status;
    expect([await statusOf(), await statusOf()]).toEqual([200, 503]);
    now.date = new Date("2026-03-03T00:00:00Z");
    expect(await statusOf()).toBe(200);
    now.date = new Date("2026-03-04T00:00:00Z");
    expect(await statusOf()).toBe(503);
  });

  it("keeps the quota when several forms are sent at once", async () => {
    const { send, stored } = roomForm(uploads(1_000, 1_000_000));
    const names = ["a.pdf", "b.pdf", "c.pdf"];
    const answers = await Promise.all(names.map((name) => send([{ name, bytes: pdf(600) }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    expect(await stored()).toHaveLength(1);
  });

  it("logs a warning once at 80 and once at 95 percent of the upload quota", async () => {
    const warned: object[] = [];
    const log = { ...silentLog, warn: (details: object) => void warned.push(details) };
    const { send } = roomForm(uploads(10_000, 1_000_000), log);
    for (const bytes of [7_000, 900, 200, 1_300, 200, 100])
      await send([{ name: "a.pdf", bytes: pdf(bytes) }]);
    expect(warned).toEqual([
      { setting: "UPLOADS_DAILY_MB", percent: 80 },
      { setting: "UPLOADS_DAILY_MB", percent: 95 },
    ]);
  });
});

describe("security log of forms", () => {
  const readMessages = async (send: (form: ReturnType<typeof roomForm>) => Promise<unknown>) => {
    const lines: object[] = [];
    const note = (details: object) => void lines.push(details);
    await send(roomForm({}, { ...silentLog, warn: note, info: note }));
    return lines;
  };
  const pseudonym = expect.stringMatching(/^[0-9a-f]{12}$/);

  it("logs a file whose content does not fit the allowed types", async () => {
    const program = Buffer.from("MZ this is a program");
    expect(await readMessages(({ send }) => send([{ name: "plan.png", bytes: program }]))).toEqual([
      { event: "upload-refused", form: "room", reason: "content-type", clientIp: pseudonym },
    ]);
  });

  it("logs a file for a field that the form does not show", async () => {
    expect(
      await readMessages(({ send }) => send([{ name: "plan.png", bytes: onePixelPng, field: "elsewhere" }])),
    ).toEqual([{ event: "upload-refused", form: "room", reason: "unexpected-file", clientIp: pseudonym }]);
  });

  it("logs a form that is stored as suspected spam", async () => {
    const body = new FormData();
    body.set("formData", "{}");
    body.set(honeypotName, "https://spam.example");
    expect(await readMessages(({ post }) => post("room", body))).toEqual([
      {
        event: "form-suspected",
        form: "room",
        reasons: "filled in the field no person sees",
        clientIp: pseudonym,
      },
    ]);
  });
});

/** A multipart body with a file whose name is empty. `header` is an additional header of its part. */
function namelessFile(header: string): [Uint8Array<ArrayBuffer>, Record<string, string>] {
  const head = `--x\r\nContent-Disposition: form-data; name="photos"; filename=""\r\n${header}\r\n`;
  const body = Buffer.concat([Buffer.from(head), onePixelPng, Buffer.from("\r\n--x--\r\n")]);
  return [Uint8Array.from(body), { "Content-Type": "multipart/form-data; boundary=x" }];
}
