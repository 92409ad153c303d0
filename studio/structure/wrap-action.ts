import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from "sanity";

/** What an action offers in a document, given what the Studio's own action would. */
export type ActionWrapper = (
  action: DocumentActionComponent,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/** Wraps actions of the Studio, each once: it wants the same component every time it asks. */
export function wrapAction(
  name: string,
  useWrapping: ActionWrapper,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const before = made.get(action);
    if (before) return before;
    const careful: DocumentActionComponent = (props) => useWrapping(action, props);
    if (action.action) careful.action = action.action;
    careful.displayName = `${name}${action.displayName ?? ""}`;
    made.set(action, careful);
    return careful;
  };
}
