import type { MessageType } from "./alert";

/** An alert as the shop shows it (MSG-001). */
export type Message = {
  readonly id: number;
  readonly message: string;
  readonly messageType: MessageType;
  /** Goes by itself after `messageDurationMs`. */
  readonly autoDismiss: boolean;
  /** The reader may close it. */
  readonly messageRemovable: boolean;
  /** Leaves by fading out. */
  readonly fadeEffect: boolean;
  /** True while it fades. */
  readonly fadingOut: boolean;
};

/** Messages vanish after 5 seconds. */
export const messageDurationMs = 5000;
/** MSG-003: the fade-out takes 500 ms. */
export const messageFadeMs = 500;

export type NewMessage = Pick<Message, "message"> & Partial<Omit<Message, "id" | "message" | "fadingOut">>;

type Change =
  | { readonly type: "added"; readonly message: NewMessage }
  | { readonly type: "dismissed"; readonly id: number }
  | { readonly type: "faded"; readonly id: number };

/** MSG-002: adding an alert replaces all existing ones. MSG-003: with fading on, it fades before it goes. */
export function messageReducer(messages: readonly Message[], change: Change): readonly Message[] {
  switch (change.type) {
    case "added":
      return [asMessage(change.message, (messages.at(-1)?.id ?? 0) + 1)];
    case "dismissed":
      return messages.flatMap((message) => {
        if (message.id !== change.id) return [message];
        return message.fadeEffect ? [{ ...message, fadingOut: true }] : [];
      });
    case "faded":
      return messages.filter((message) => message.id !== change.id);
  }
}

function asMessage(given: NewMessage, id: number): Message {
  const {
    message,
    messageType = "info",
    autoDismiss = true,
    messageRemovable = true,
    fadeEffect = true,
  } = given;
  return { id, message, messageType, autoDismiss, messageRemovable, fadeEffect, fadingOut: false };
}
