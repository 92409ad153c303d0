import { describe, expect, it } from "vitest";
import { sampleMessages } from "~/domains/samples/samples.messages";

describe("messages of samples and cart", () => {
  it("uses the specification's message texts for samples and cart [SMPL-012] [SMPL-016] [SMPL-019]", () => {
    const { maximum, added, updated, withdrawn, inCart, noLongerOffered, ...fixed } = sampleMessages;
    expect(fixed).toEqual({
      loadingSamples: "Loading samples...",
      noSamplesForStyle: "No sample items available for this style.",
      chooseOne: "Please select at least one sample.",
      loadingCart: "Loading cart...",
      emptyCart: "Looks like you have not added anything to your cart. Go ahead & add items to your cart.",
      cartFailed: "We couldn't load your samples. Please try again.",
      notAdded: "We couldn't add the samples. Please try again.",
    });
  });

  it("includes the name or the number of the samples in a message [SMPL-008] [SMPL-014]", () => {
    expect(sampleMessages.maximum("Navy")).toBe('You can order maximum 1 quantity of item "Navy".');
    expect(sampleMessages.added("Navy")).toBe("Item Navy has been successfully added.");
    expect(sampleMessages.updated("Navy")).toBe("Item Navy has been successfully updated.");
    expect(sampleMessages.withdrawn("Navy")).toBe(
      "Item Navy is no longer available and has been removed from your cart.",
    );
    expect(sampleMessages.inCart(1)).toBe("1 sample is in your cart.");
    expect(sampleMessages.inCart(2)).toBe("2 samples are in your cart.");
    expect(sampleMessages.noLongerOffered(["Navy", "Royal"])).toBe("No longer available: Navy, Royal.");
  });
});
