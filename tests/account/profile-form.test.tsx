import type { SubmissionResult } from "@conform-to/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { AddressForm } from "~/domains/account/addresses/address-form";
import { createEmptyAddressValues } from "~/domains/account/addresses/address-values";
import { ProfileForm } from "~/domains/account/profile/profile-form";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";

function render(element: JSX.Element): string {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Returns the texts that describe a field to a screen reader, in their order. */
function descriptionOf(html: string, name: string): readonly string[] {
  const [input = ""] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(" ") ?? [];
  return ids.map((id) =>
    (new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? "")
      .replace(/<[^>]*>/g, "")
      .replace("&#x27;", "'"),
  );
}

const values = { first_name: "Anne-Marie", last_name: "Lovelace", phone: "1" };
const lastResult: SubmissionResult = {
  status: "error",
  initialValue: values,
  error: {
    first_name: ["Only alphabets are allowed"],
    phone: ["Phone number must be at least 10 digits"],
  },
};
const profile = (openFields: readonly PunctuationField[] = []) =>
  render(<ProfileForm values={values} lastResult={lastResult} openFields={openFields} isSaved={false} />);

describe("profile form", () => {
  it("shows a hint beside a rejected field [CHK-014]", () => {
    expect(descriptionOf(profile(), "first_name")).toEqual([
      "Use letters and spaces only: OBrien for O'Brien, Anne Marie for Anne-Marie.",
      "Only alphabets are allowed",
    ]);
    expect(descriptionOf(profile(), "last_name")).toEqual([]);
  });

  it("shows no hint in the profile form where punctuation is allowed", () => {
    expect(descriptionOf(profile(["first_name"]), "first_name")).toEqual(["Only alphabets are allowed"]);
  });
});

describe("address form", () => {
  const address = (openFields: readonly PunctuationField[]) =>
    render(
      <AddressForm
        start={createEmptyAddressValues({ first_name: "", last_name: "", phone: "", email: "" })}
        defaults={{ isDefaultShipping: false, isDefaultBilling: false }}
        openFields={openFields}
        lastResult={{ status: "error", error: { first_name: ["Only alphabets are allowed"] } }}
        isSaved={false}
      />,
    );

  it("shows no hint in the address form where punctuation is allowed", () => {
    expect(descriptionOf(address([]), "first_name")).toHaveLength(2);
    expect(descriptionOf(address(["first_name"]), "first_name")).toEqual(["Only alphabets are allowed"]);
  });
});
