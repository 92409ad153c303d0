/**
 * Styles the page only inside the Studio's frame. The cookie banner is hidden, because it would cover the end
 * of the page. Without a choice in the banner, the page stores and counts nothing.
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

/** Uses a constructed style sheet, which the Content-Security-Policy allows unchanged. */
export function applyFrameStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
