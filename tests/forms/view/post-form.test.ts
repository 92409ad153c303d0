import { afterEach, describe, expect, it, vi } from "vitest";
import { formMessages } from "~/domains/forms/form.messages";
import { type FormRequest, postForm } from "~/domains/forms/view/post-form";

afterEach(() => vi.unstubAllGlobals());

const door = new File(["picture"], "door.png", { type: "image/png" });
const post: FormRequest = {
  formName: "claim",
  fields: [],
  entries: {},
  files: [{ field: "photos", file: door }],
  step: 2,
  id: "s1",
  postId: "p1",
  openMs: 4200.4,
  honeypot: { name: "website_address", value: "" },
  recaptchaToken: null,
};

/** A fake XMLHttpRequest that ends when the test decides. */
function requests() {
  const made: FakeRequest[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    responseText = "";
    status = 0;
    sent: FormData | null = null;
    opened = "";
    headers: string[] = [];
    constructor() {
      made.push(this);
    }
    open(method: string, path: string) {
      this.opened = `${method} ${path}`;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.push(`${name}: ${value}`);
    }
    send(body: FormData) {
      this.sent = body;
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return () => {
    const [request] = made;
    if (!request) throw new Error("nothing was sent");
    return request;
  };
}

describe("posting a form", () => {
  it("reports the upload progress", async () => {
    const request = requests();
    const messages: string[] = [];
    const reply = postForm(post, (part) => messages.push(formMessages.sending(part)));
    for (const [loaded, total] of [
      [0, 0],
      [0, 2000],
      [850, 2000],
      [2000, 2000],
    ])
      request().upload.onprogress?.({ loaded, total });
    expect(messages).toEqual(["Sending", "Sending", "Sending 43%", "Sending"]);
    request().responseText = JSON.stringify({
      error: false,
      success: true,
      message: "Kept.",
      data: { id: "s1" },
    });
    request().onload?.();
    expect(await reply).toMatchObject({ success: true, message: "Kept.", data: { id: "s1" } });
  });

  it("posts step, id, idempotency key and files [API-001]", () => {
    const request = requests();
    void postForm(post, () => undefined);
    expect(request().opened).toBe("POST /api/forms/claim");
    expect(request().headers).toEqual(["Accept: application/json"]);
    const sent = [...(request().sent ?? [])].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    expect(sent).toEqual([
      ["formData", "{}"],
      ["name", "claim"],
      ["step", "2"],
      ["postId", "p1"],
      ["openMs", "4200"],
      ["website_address", ""],
      ["id", "s1"],
      ["photos", "door.png"],
    ]);
  });

  it("posts removed notifications and the challenge token [MAIL-008] [FORM-021]", () => {
    const request = requests();
    void postForm({ ...post, skipEmails: true, recaptchaToken: "t1" }, () => undefined);
    expect(request().sent?.get("emailNotifications")).toBe("{}");
    expect(request().sent?.get("recaptchaToken")).toBe("t1");
  });

  it("rejects without a response or with an unknown one [FORM-026]", async () => {
    const first = requests();
    const lost = postForm(post, () => undefined);
    first().onerror?.();
    await expect(lost).rejects.toThrow("no answer");
    const second = requests();
    const strange = postForm(post, () => undefined);
    Object.assign(second(), { status: 502, responseText: "<html>" });
    second().onload?.();
    await expect(strange).rejects.toThrow("the form was answered with 502");
  });
});
