import type { MessageType } from "./alert";

/** A message of the shop (MSG-001). */
export type Message = {
  readonly id: number;
  readonly message: string;
  readonly messageType: MessageType;
  /** Disappears after `messageDurationMs`. */
  readonly autoDismiss: boolean;
  /** The visitor can close it. */
  readonly messageRemovable: boolean;
  /** Fades out before it disappears. */
  readonly fadeEffect: boolean;
  /** True during the fade. */
  readonly fadingOut: boolean;
};

/** Messages disappear after 5 seconds. */
export const messageDurationMs = 5000;
/** The fade-out takes 500 ms (MSG-003). */
export const messageFadeMs = 500;

export type NewMessage = Pick<Message, "message"> & Partial<Omit<Message, "id" | "message" | "fadingOut">>;

type MessageChange =
  | { readonly type: "added"; readonly message: NewMessage }
  | { readonly type: "dismissed"; readonly id: number }
  | { readonly type: "faded"; readonly id: number };

/** Replaces all messages by a new one (MSG-002). With fading on, a message fades before it is removed (MSG-003). */
export function reduceMessages(messages: readonly Message[], change: MessageChange): readonly Message[] {
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

function asMessage(newMessage: NewMessage, id: number): Message {
  const {
    message,
    messageType = "info",
    autoDismiss = true,
    messageRemovable = true,
    fadeEffect = true,
  } = newMessage;
  return { id, message, messageType, autoDismiss, messageRemovable, fadeEffect, fadingOut: false };
}
