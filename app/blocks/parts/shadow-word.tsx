/** The large, faint word behind a title: decoration, drawn by the style sheet (tokens.css), so that nothing reads or measures it as text. */
export function ShadowWord({ children }: { readonly children: string }) {
  return <span aria-hidden="true" className="shadow-word" data-word={children} />;
}
