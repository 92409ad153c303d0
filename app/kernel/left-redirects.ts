/** An address that is taken away, and the document that stood there. */
export type Moved = { readonly from: string; readonly id: string };

/** A redirect as it is stored; `from` is the old address. */
export type StoredRedirect = { readonly _id: string; readonly from?: string | null | undefined };

type RedirectFields = {
  readonly _type: "redirect";
  readonly from: string;
  readonly to: object;
  readonly isPermanent: true;
};

/** A mutation as Content Lakes take it. */
export type RedirectMutation =
  | { readonly create: RedirectFields }
  | { readonly createOrReplace: RedirectFields & { readonly _id: string } };

/**
 * A redirect from each of these addresses to the document that stood there, wherever that goes from now on: it names the
 * document and no address, so that many moves make no chain. One that leads from there already is written over.
 */
export function leftRedirects(
  moved: readonly Moved[],
  stored: readonly StoredRedirect[],
): readonly RedirectMutation[] {
  const ids = new Map(stored.map(({ _id, from }) => [from, _id]));
  return moved.map(({ from, id }) => {
    const _id = ids.get(from);
    return _id ? { createOrReplace: { _id, ...redirectTo(from, id) } } : { create: redirectTo(from, id) };
  });
}

const redirectTo = (from: string, id: string): RedirectFields => ({
  _type: "redirect",
  from,
  to: { _type: "link", kind: "document", document: { _type: "reference", _ref: id } },
  isPermanent: true,
});
