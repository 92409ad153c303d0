import { createContext, lazy, type ReactNode, Suspense, useMemo, useReducer } from "react";
import { useRequiredContext } from "../runtime/required-context";
import { type NewMessage, reduceMessages } from "./message";

/** Loaded with the first message. */
const Toast = lazy(async () => ({ default: (await import("./toast-message")).ToastMessage }));

type Toasts = { readonly show: (message: NewMessage) => void };

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Returns `show({ message, messageType })`, which shows a toast and announces it to screen readers. */
export function useToast(): Toasts {
  return useRequiredContext(ToastContext, { hook: "useToast", provider: "ToastProvider" });
}

/** Renders the current message (MSG-002) in a live region that exists before the message. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, change] = useReducer(reduceMessages, []);
  const toasts = useMemo<Toasts>(() => ({ show: (message) => change({ type: "added", message }) }), []);
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <section aria-label="Messages" aria-live="polite" className="toasts no-print">
        {/* The boundary exists only with a message: a message during hydration would discard it (React error 421). */}
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
