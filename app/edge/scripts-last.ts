/** Scripts give way to styles, fonts and the first picture: a page is read before it is alive. */
export function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
