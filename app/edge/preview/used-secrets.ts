/** As long as the Studio's own secrets live (`SECRET_TTL` of @sanity/preview-url-secret). */
const livesMs = 60 * 60 * 1000;

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
