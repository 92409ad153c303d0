import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { editorIdentity, type Identity, roles } from "./identity";

export const sessionCookie = "lake_session";
export const sessionHours = 12;

const claimsShape = z.object({ id: z.string(), role: z.enum(roles), expires: z.number() });

/** Signs and reads the Studio's session; the key changes with the password, which ends all sessions. */
export class Sessions {
  readonly #key: Buffer;

  constructor(secret: string, password: string | undefined) {
    this.#key = createHmac("sha256", secret)
      .update(`lake session\n${password ?? ""}`)
      .digest();
  }

  sign(identity: Identity, now: Date): string {
    const claims = {
      id: identity.id,
      role: identity.role,
      expires: now.getTime() + sessionHours * 60 * 60 * 1000,
    };
    const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
    return `${payload}.${this.#signature(payload).toString("base64url")}`;
  }

  /** Undefined for a missing, forged or expired session. */
  read(cookie: string | undefined, now: Date): Identity | undefined {
    const [payload, signature, more] = cookie?.split(".") ?? [];
    if (!payload || !signature || more !== undefined) return undefined;
    const expected = this.#signature(payload);
    const given = Buffer.from(signature, "base64url");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const claims = claimsShape.safeParse(parseJson(Buffer.from(payload, "base64url").toString()));
    if (!claims.success || claims.data.expires <= now.getTime()) return undefined;
    return { id: claims.data.id, role: claims.data.role, name: editorIdentity.name };
  }

  #signature(payload: string): Buffer {
    return createHmac("sha256", this.#key).update(payload).digest();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
