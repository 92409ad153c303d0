import { createContext, lazy, type ReactNode, Suspense, useMemo, useReducer } from "react";
import { useRequiredContext } from "../runtime/required-context";
import { messageReducer, type NewMessage } from "./message";

/** Comes with the first message. */
const Toast = lazy(async () => ({ default: (await import("./toast-message")).ToastMessage }));

type Toasts = { readonly show: (message: NewMessage) => void };

const ToastContext = createContext<Toasts | undefined>(undefined);

/** `show({ message, messageType })`: a message in the corner, announced to screen readers. */
export function useToast(): Toasts {
  return useRequiredContext(ToastContext, { hook: "useToast", provider: "ToastProvider" });
}

/** Holds the one message of the page (MSG-002) in a live region that is there before the message is. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, change] = useReducer(messageReducer, []);
  const toasts = useMemo<Toasts>(() => ({ show: (message) => change({ type: "added", message }) }), []);
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <section aria-label="Messages" aria-live="polite" className="toasts no-print">
        {/* Not before there is a message: one that came while the boundary was taken over would end it (React's error 421). */}
        {messages.length > 0 ? (
          <Suspense fallback={null}>
            {messages.map((message) => (
              <Toast
                key={message.id}
                message={message}
                onDismiss={() => change({ type: "dismissed", id: message.id })}
                onFaded={() => change({ type: "faded", id: message.id })}
              />
            ))}
          </Suspense>
        ) : null}
      </section>
    </ToastContext.Provider>
  );
}
