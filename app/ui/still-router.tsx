import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { type Context, type ReactNode, useContext, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FetchersContext as FetchersContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from "react-router-dom";

const contexts = [
  DataRouterContext,
  DataRouterStateContext,
  FetchersContext,
  LocationContext,
  NavigationContext,
  RemixContext,
  RouteContext,
  ViewTransitionContext,
] as Context<unknown>[];

type StillRouterProps = { readonly still: boolean; readonly children: ReactNode };

/**
 * While `still`, what changes in the router does not reach the children. A navigation changes every context of Remix,
 * and React throws the HTML of a part away that hears of one before its script has arrived (error 421).
 */
export function StillRouter({ still, children }: StillRouterProps) {
  let held = children;
  for (const context of contexts) {
    held = (
      <Held context={context} still={still}>
        {held}
      </Held>
    );
  }
  return held;
}

type HeldProps = StillRouterProps & { readonly context: Context<unknown> };

function Held({ context, still, children }: HeldProps) {
  const current = useContext(context);
  const [first] = useState(current);
  return <context.Provider value={still ? first : current}>{children}</context.Provider>;
}
