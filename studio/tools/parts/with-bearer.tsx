import { type ComponentType, type FC, useMemo } from "react";
import { useClient } from "sanity";
import { apiVersion } from "../../schemas/parts/api-version";
import { setBearerToken } from "./staff-api";

/** Wraps a tool that calls staff endpoints: with a hosted project, it passes the user's token. */
export function withBearer(Tool: ComponentType): FC {
  return function ToolOfStaff() {
    const { token } = useClient({ apiVersion }).config();
    // Set before the tool sends its first request.
    useMemo(() => setBearerToken(token), [token]);
    return <Tool />;
  };
}
