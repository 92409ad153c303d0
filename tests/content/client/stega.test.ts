import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { describe, expect, it } from "vitest";
import { createSanityClient } from "~/content/client/sanity-client.server";
import { decodeOrigin } from "~/edge/preview/browser/origin";

describe("stega on hosted Sanity", () => {
  const client = createSanityClient({ projectId: "abc", dataset: "production" }, "drafts");
  const { stega } = client.config();
  const toPaymentSource = (path: string) => ({
    type: "value" as const,
    source: {
      type: "documentValue" as const,
      document: 0,
      path: ["$['title']", "$['path']", "$['blocks'][0]['title']"].indexOf(path),
    },
  });
  const encoded = stegaEncodeSourceMap(
    { title: "Kitchens", path: "/", first: "Cabinets that last" },
    {
      documents: [{ _id: "drafts.page-home", _type: "page" }],
      paths: ["$['title']", "$['path']", "$['blocks'][0]['title']"],
      mappings: {
        "$['title']": toPaymentSource("$['title']"),
        "$['path']": toPaymentSource("$['path']"),
        "$['first']": toPaymentSource("$['blocks'][0]['title']"),
      },
    },
    stega,
  );

  it("adds stega on hosted Sanity by the client's source maps with the same rule", () => {
    expect(decodeOrigin(encoded.title)).toEqual({ id: "page-home", type: "page", path: "title" });
    expect(decodeOrigin(encoded.first)?.path).toBe("blocks[0].title");
    expect(encoded.path).toBe("/");
  });

  it("adds stega to drafts and not to published content", () => {
    expect(client.config().perspective).toBe("drafts");
    expect(stega.enabled).toBe(true);
    expect(createSanityClient({ projectId: "abc", dataset: "production" }).config().stega.enabled).toBe(
      false,
    );
  });
});
