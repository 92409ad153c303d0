import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { loader } from "~/routes/api/security-txt";

async function securityTxt(env: object, documents: readonly object[]) {
  const services = {
    env: { publicUrl: "https://shop.example", ...env },
    clock: { now: () => new Date("2026-11-27T12:00:00Z") },
    content: contentOf([...documents] as never),
    log: silentLog,
  };
  const request = new Request("https://shop.example/.well-known/security.txt");
  const context = { services } as unknown as AppLoadContext;
  return loader({ request, params: {}, context });
}

const settings = { _id: "siteSettings", _type: "siteSettings", email: "hello@shop.example" };

describe("/.well-known/security.txt", () => {
  it("serves a security.txt with the configured contact that expires within a year", async () => {
    const answer = await securityTxt({ securityContact: "https://shop.example/report" }, [settings]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe(
      [
        "Contact: https://shop.example/report",
        "Expires: 2027-05-26T12:00:00.000Z",
        "Preferred-Languages: en",
        "Canonical: https://shop.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("serves a security.txt with the email address of the site settings by default", async () => {
    const text = await (await securityTxt({}, [settings])).text();
    expect(text.split("\n")[0]).toBe("Contact: mailto:hello@shop.example");
  });

  it("returns 404 for security.txt without a security contact", async () => {
    await expect(securityTxt({}, [])).rejects.toMatchObject({ init: { status: 404 } });
  });
});
