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
  const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const existing = wrappedActions.get(action);
    if (existing) return existing;
    const wrappedAction: DocumentActionComponent = (props) => useWrapping(action, props);
    if (action.action) wrappedAction.action = action.action;
    wrappedAction.displayName = `${name}${action.displayName ?? ""}`;
    wrappedActions.set(action, wrappedAction);
    return wrappedAction;
  };
}
