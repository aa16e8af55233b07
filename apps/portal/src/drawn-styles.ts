const SHEET_ID = 'first-styles';

/**
 * Restores the styles of the elements in a server-rendered first view. The page's policy blocks them in HTML, so they
 * arrive as rules for `data-s`; a rule would stay when React removes a style.
 */
export function stylesOfElements(root: HTMLElement): void {
  const element = document.getElementById(SHEET_ID);
  const rules = element instanceof HTMLStyleElement ? (element.sheet?.cssRules ?? []) : [];
  for (const styled of root.querySelectorAll<HTMLElement>('[data-s]')) {
    const rule = rules[Number(styled.dataset['s'])];
    if (rule instanceof CSSStyleRule) styled.style.cssText = rule.style.cssText;
    styled.removeAttribute('data-s');
  }
}
