import { describe, expect, it } from "vitest";
import { messageDurationMs, messageFadeMs, reduceMessages } from "~/ui/feedback/message";

const added = (message: string, rest = {}) => ({ type: "added", message: { message, ...rest } }) as const;

describe("reduceMessages", () => {
  it("adds a message with id, text, type and dismiss settings [MSG-001]", () => {
    expect(reduceMessages([], added("Saved", { messageType: "success" }))).toEqual([
      {
        id: 1,
        message: "Saved",
        messageType: "success",
        autoDismiss: true,
        messageRemovable: true,
        fadeEffect: true,
        fadingOut: false,
      },
    ]);
  });

  it("dismisses a message after 5 seconds with a fade-out of 500 ms [MSG-003]", () => {
    expect([messageDurationMs, messageFadeMs]).toEqual([5_000, 500]);
  });

  it("replaces all earlier messages by a new one [MSG-002]", () => {
    const second = reduceMessages(reduceMessages([], added("First")), added("Second"));
    expect(second.map(({ id, message }) => ({ id, message }))).toEqual([{ id: 2, message: "Second" }]);
  });

  it("fades out a dismissed message before removing it when fading is on [MSG-003]", () => {
    const shown = reduceMessages([], added("Saved"));
    const fading = reduceMessages(shown, { type: "dismissed", id: 1 });
    expect(fading[0]?.fadingOut).toBe(true);
    expect(reduceMessages(fading, { type: "faded", id: 1 })).toEqual([]);
  });

  it("removes a dismissed message at once when fading is off [MSG-003]", () => {
    const shown = reduceMessages([], added("Saved", { fadeEffect: false }));
    expect(reduceMessages(shown, { type: "dismissed", id: 1 })).toEqual([]);
  });
});
