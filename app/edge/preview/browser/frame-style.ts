/**
 * What the page looks like beside its form, and nowhere else. The question about cookies would lie over the foot of the
 * page: here it is not put, and as long as nobody has answered it nothing is stored and nothing counts.
 */
const rules = `
.consent-banner { display: none }
[data-preview-void] {
  margin: var(--spacing-gutter);
  padding: var(--spacing-section-tight) var(--spacing-gutter);
  border: thin dashed var(--color-brass-deep);
  background: var(--color-paper-deep);
  color: var(--color-ink);
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
}
`;

/** Constructed, and not written into the page: the Content-Security-Policy stays as it is. */
export function styleFrame(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
