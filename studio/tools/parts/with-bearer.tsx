import { type ComponentType, type FC, useMemo } from "react";
import { useClient } from "sanity";
import { apiVersion } from "../../schemas/parts/api-version";
import { setBearerToken } from "./staff-api";

/** A tool that asks the shop's staff endpoints: on a hosted project by the token of who is signed in. */
export function withBearer(Tool: ComponentType): FC {
  return function ToolOfStaff() {
    const { token } = useClient({ apiVersion }).config();
    // Before the tool asks its first question.
    useMemo(() => setBearerToken(token), [token]);
    return <Tool />;
  };
}
