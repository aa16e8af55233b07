const SHEET_ID = 'first-styles';

/**
 * Gives the elements of a first view that the server drew their styles back. The page's policy refuses them in HTML, so they
 * came as rules for `data-s`, and a rule would stay when React takes a style away.
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
