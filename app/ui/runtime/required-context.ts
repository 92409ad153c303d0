import { type Context, useContext } from "react";

type ContextNames = { readonly hook: string; readonly provider: string };

/** Returns the value of a context and throws if its provider is missing (PAGE-040). */
export function useRequiredContext<T>(context: Context<T | undefined>, { hook, provider }: ContextNames): T {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${hook} must be used within a ${provider}`);
  return value;
}
