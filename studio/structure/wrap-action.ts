import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from "sanity";

/** Changes the description of a Studio action for a document. */
export type ActionWrapper = (
  action: DocumentActionComponent,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/** Wraps document actions. The result is cached, because the Studio requires a stable component. */
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
