import { SECRET_TTL } from "@sanity/preview-url-secret/constants";

/** As long as the Studio's own secrets live. */
const livesMs = SECRET_TTL * 1000;

/** Remembers which secrets have opened something: each opens once. */
export class UsedSecrets {
  readonly #usedAt = new Map<string, number>();

  isFirstUse(secret: string, now: Date): boolean {
    for (const [old, usedAt] of this.#usedAt) if (now.getTime() - usedAt > livesMs) this.#usedAt.delete(old);
    if (this.#usedAt.has(secret)) return false;
    this.#usedAt.set(secret, now.getTime());
    return true;
  }
}
