import EventSourcePolyfill from "@sanity/eventsource/browser";
import { tryParseJson } from "../packages/http/src/json";
import { lakeHost } from "./connection";

type LakeEvent = { readonly event: string; readonly data?: unknown; readonly id?: string };

/** Frames that are not events are ignored: an exception here would end the stream silently. */
function isEvent(message: unknown): message is LakeEvent {
  return (
    typeof message === "object" && message !== null && "event" in message && typeof message.event === "string"
  );
}

/**
 * EventSource over a WebSocket. An open document needs six event streams, and a browser allows six HTTP/1.1
 * connections per host, so all other requests would wait. The lake supports both transports.
 */
class LakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSED = 2;

  readonly url: string;
  readonly withCredentials = true;
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  #socket: WebSocket | undefined;
  #retryMs = 500;

  constructor(address: string | URL) {
    super();
    this.url = new URL(address, window.location.href).href;
    this.addEventListener("open", (event) => this.onopen?.(event));
    this.addEventListener("message", (event) => this.onmessage?.(event));
    this.addEventListener("error", (event) => this.onerror?.(event));
    this.#open();
  }

  close() {
    this.readyState = this.CLOSED;
    this.#socket?.close();
  }

  #open() {
    const socket = new WebSocket(this.url.replace(/^http/, "ws"));
    this.#socket = socket;
    socket.onopen = () => {
      this.readyState = this.OPEN;
      this.#retryMs = 500;
      this.dispatchEvent(new Event("open"));
    };
    socket.onmessage = (message) => this.#receive(String(message.data));
    socket.onclose = () => this.#retry();
  }

  /** Frames are `{event, data, id}`; a frame without event only keeps the connection open. */
  #receive(frame: string) {
    const parsedFrame = tryParseJson(frame);
    if (isEvent(parsedFrame)) {
      this.dispatchEvent(
        new MessageEvent(parsedFrame.event, { data: parsedFrame.data, lastEventId: parsedFrame.id ?? "" }),
      );
    }
  }

  #retry() {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.CONNECTING;
    this.dispatchEvent(new Event("error"));
    setTimeout(() => {
      if (this.readyState !== this.CLOSED) this.#open();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, 10_000);
  }
}

/**
 * The build replaces `@sanity/eventsource` by this module (sanity.cli.ts). Hosted projects use Sanity's own
 * implementation.
 */
export default lakeHost === undefined ? EventSourcePolyfill : LakeEventSource;
