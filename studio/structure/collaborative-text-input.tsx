import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import {
  type ChangeEvent,
  Component,
  type ContextType,
  createRef,
  type FocusEvent,
  type ReactNode,
} from "react";
import { diffMatchPatch, type InputProps, PatchEvent, type StringInputProps, set, unset } from "sanity";
import { PreviewDocumentContext, postTextEdit } from "../tools/presentation/post-to-preview";
import { adjustCaret } from "./adjust-caret";

type TextElement = HTMLInputElement | HTMLTextAreaElement;
type State = {
  /** Text while the user types; null otherwise, when the field shows the document. */
  readonly typed: string | null;
};
type Caret = {
  readonly element: TextElement;
  readonly text: string;
  readonly positions: readonly [number, number];
};

/** Delay after the last character before the edit is sent. */
const pauseMs = 350;
/** While the user types without a pause, an edit is sent after this many characters. */
const charactersPerPatch = 4;
/** After an edit the Studio first delivers older texts; the field shows the document again after this delay. */
const settleMs = 500;

/**
 * A text field that two users can edit at the same time. While a user types, the field shows local text and sends
 * patches. Edits of other users appear at the next pause, and the caret keeps its position.
 */
class CollaborativeTextInput extends Component<{ readonly input: StringInputProps }, State> {
  static override contextType = PreviewDocumentContext;
  declare context: ContextType<typeof PreviewDocumentContext>;
  override state: State = { typed: null };
  readonly #box = createRef<HTMLDivElement>();
  /** The text last sent to the document. */
  #told = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    window.addEventListener("beforeunload", this.#stay);
  }

  override getSnapshotBeforeUpdate(): Caret | null {
    const element = document.activeElement;
    if (!isText(element) || !this.#box.current?.contains(element)) return null;
    const { value, selectionStart, selectionEnd } = element;
    return selectionStart === null || selectionEnd === null
      ? null
      : { element, text: value, positions: [selectionStart, selectionEnd] };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, caret: Caret | null) {
    if (!caret || caret.element.value === caret.text) return;
    const [start, end] = caret.positions.map((position) =>
      adjustCaret(caret.text, caret.element.value, position),
    );
    if (start !== undefined && end !== undefined) caret.element.setSelectionRange(start, end);
  }

  override componentWillUnmount() {
    window.removeEventListener("beforeunload", this.#stay);
    clearTimeout(this.#timer);
    this.#tell();
    if (this.state.typed !== null) this.#show(null);
  }

  readonly #type = (event: ChangeEvent<TextElement>) => {
    if (this.state.typed === null) this.#told = this.props.input.value ?? "";
    const typed = event.currentTarget.value;
    this.setState({ typed });
    this.#show(typed);
    clearTimeout(this.#timer);
    const isLong = Math.abs(typed.length - this.#told.length) >= charactersPerPatch;
    if (isLong) this.#tell(typed);
    this.#timer = setTimeout(this.#pause, pauseMs);
  };

  readonly #pause = () => {
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.setState({ typed: null });
      this.#show(null);
    }, settleMs);
  };

  readonly #leave = (event: FocusEvent<TextElement>) => {
    if (this.state.typed !== null) this.#pause();
    this.props.input.elementProps.onBlur?.(event);
  };

  /** Sends pending characters before the window closes, and asks the user to confirm. */
  readonly #stay = (event: BeforeUnloadEvent) => {
    if (this.state.typed === null || this.state.typed === this.#told) return;
    this.#tell();
    event.preventDefault();
  };

  /** The preview shows each character immediately. */
  #show(text: string | null) {
    postTextEdit(this.context, this.props.input.path, text);
  }

  #tell(text = this.state.typed) {
    if (text === null || text === this.#told) return;
    this.props.input.onChange(PatchEvent.from(toTextPatch(this.#told, text)));
    this.#told = text;
  }

  override render() {
    const { input } = this.props;
    const { typed } = this.state;
    const elementProps = {
      ...input.elementProps,
      ...(typed === null ? {} : { value: typed }),
      onChange: this.#type,
      onBlur: this.#leave,
    };
    return (
      <div ref={this.#box} style={{ display: "contents" }}>
        {input.renderDefault({ ...input, elementProps })}
      </div>
    );
  }
}

/** Returns the edit as a text patch that also applies after another user's edit. */
function toTextPatch(before: string, after: string) {
  if (after === "") return unset();
  return before === "" ? set(after) : diffMatchPatch(stringifyPatches(makePatches(before, after)));
}

function isText(element: Element | null): element is TextElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Replaces the input of text fields; other inputs stay unchanged. */
export function renderTextInput(props: InputProps): ReactNode {
  return isTextInput(props) ? <CollaborativeTextInput input={props} /> : props.renderDefault(props);
}

function isTextInput(props: InputProps): props is StringInputProps {
  return props.schemaType.jsonType === "string";
}
