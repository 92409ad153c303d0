import EventSourcePolyfill from "@sanity/eventsource/browser";
import { tryParseJson } from "../app/kernel/json";
import { lakeHost } from "./connection";

type LakeEvent = { readonly event: string; readonly data?: unknown; readonly id?: string };

/** What is no frame of the lake's is passed over: an exception here would end the stream without a word. */
function isEvent(said: unknown): said is LakeEvent {
  return typeof said === "object" && said !== null && "event" in said && typeof said.event === "string";
}

/**
 * EventSource over a WebSocket. An open document holds six event streams; over HTTP/1.1 a browser opens six
 * connections to a host, and everything else would queue behind them for ever. The lake answers both ways.
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
    const said = tryParseJson(frame);
    if (isEvent(said)) {
      this.dispatchEvent(new MessageEvent(said.event, { data: said.data, lastEventId: said.id ?? "" }));
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

/** The build puts this module in the place of `@sanity/eventsource` (sanity.cli.ts). A hosted project keeps Sanity's own. */
export default lakeHost === undefined ? EventSourcePolyfill : LakeEventSource;
