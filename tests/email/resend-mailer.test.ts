import { afterEach, describe, expect, it, vi } from "vitest";
import { createResendMailer } from "~/domains/email/mailers/resend.server";

const email = {
  to: "ada@example.com",
  cc: [],
  subject: "Do you want it?",
  html: "<p>Say yes.</p>",
  text: "Say yes.",
};

/** Sends an email and returns the request to Resend and the result of this response. */
async function sent(dueEmail: object, answer = Response.json({ id: "m1" })) {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit) => {
    requests.push(new Request(input, init));
    return answer;
  });
  const result = await createResendMailer({ apiKey: "re_1", from: "Shop <hello@shop.example>" }).send(
    { ...email, ...dueEmail },
    "mail-7",
  );
  const [request] = requests;
  if (!request) throw new Error("nothing was asked");
  return {
    result,
    url: request.url,
    redirect: request.redirect,
    headers: request.headers,
    body: await request.json(),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("Resend mailer", () => {
  it("sends an email once by its idempotency key in the shop's name", async () => {
    const { result, url, headers, body } = await sent({ cc: ["bo@example.com"] });
    expect(result).toEqual({ ok: true, value: null });
    expect(url).toBe("https://api.resend.com/emails");
    expect(headers.get("authorization")).toBe("Bearer re_1");
    expect(headers.get("idempotency-key")).toBe("mail-7");
    expect(body).toMatchObject({
      from: "Shop <hello@shop.example>",
      to: "ada@example.com",
      cc: ["bo@example.com"],
      subject: "Do you want it?",
      html: "<p>Say yes.</p>",
      text: "Say yes.",
    });
    expect(body.headers).toBeUndefined();
  });

  it("follows no redirects of the mail service", async () => {
    expect((await sent({})).redirect).toBe("error");
  });

  it("sets one-click unsubscribe headers", async () => {
    const { body } = await sent({ unsubscribe: "https://shop.example/newsletter/unsubscribe/abc" });
    expect(body.headers).toEqual({
      "List-Unsubscribe": "<https://shop.example/newsletter/unsubscribe/abc>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("sends attachments and returns the reason of a rejection", async () => {
    const pdf = { name: "estimate.pdf", type: "application/pdf", content: "JVBERi0=" };
    const refused = Response.json(
      { name: "validation_error", message: "No such domain.", statusCode: 403 },
      { status: 403 },
    );
    const { result, body } = await sent({ attachments: [pdf] }, refused);
    expect(body.attachments).toEqual([
      { filename: "estimate.pdf", content_type: "application/pdf", content: "JVBERi0=" },
    ]);
    expect(result).toEqual({
      ok: false,
      failure: { message: "validation_error: No such domain.", isUnreachable: false },
    });
  });

  it("tells an unreachable mail service from one that refuses", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("fetch failed");
    });
    const mailer = createResendMailer({ apiKey: "re_1", from: "Shop <hello@shop.example>" });
    expect(await mailer.send(email, "mail-8")).toMatchObject({ ok: false, failure: { isUnreachable: true } });
  });
});
