/**
 * The large faint word behind a title. It is decorative and drawn by CSS, so that it does not count as text.
 */
export function ShadowWord({ children }: { readonly children: string }) {
  return <span aria-hidden="true" className="shadow-word" data-word={children} />;
}
