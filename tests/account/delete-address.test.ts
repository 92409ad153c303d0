import { describe, expect, it } from "vitest";
import { requestAddressDeletion } from "~/domains/account/addresses/delete-address";

const answering = (status: number, body: string) => async () => new Response(body, { status });

describe("deletion of an address", () => {
  it("sends DELETE /api/my-account/address/{id} as JSON without a body [ACCT-008] [API-025]", async () => {
    const requests: unknown[] = [];
    const ask: typeof fetch = async (...args) => {
      requests.push(args);
      return Response.json({ success: true });
    };
    expect(await requestAddressDeletion("a-1", ask)).toBeNull();
    expect(requests).toEqual([
      ["/api/my-account/address/a-1", { method: "DELETE", headers: { "Content-Type": "application/json" } }],
    ]);
  });

  it("returns the server's message, else the default one [ACCT-009]", async () => {
    expect(await requestAddressDeletion("a", answering(404, '{"message":"Address not found."}'))).toBe(
      "Address not found.",
    );
    for (const body of ["", "<html>", "{}", '{"message":""}', '{"message":7}', "null"])
      expect(await requestAddressDeletion("a", answering(500, body))).toBe("Unknown error");
  });

  it("reports a network failure when an address is deleted [ACCT-010]", async () => {
    const broken: typeof fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    expect(await requestAddressDeletion("a", broken)).toBe("Failed to delete address. Please try again.");
  });
});
