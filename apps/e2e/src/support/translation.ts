import type { Page } from '@playwright/test';

/**
 * Does to a page what a browser's translation does: replaces each text node, now and later, by an element with the text.
 * Leaves out what `translate="no"` excludes.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftOut = (parent: Element): boolean =>
      parent.closest('[translate=no], script, style, noscript, textarea, title, font') !== null;
    const replace = (text: Text): void => {
      if (text.data.trim() === '' || !text.parentElement || isLeftOut(text.parentElement)) return;
      const translated = document.createElement('font');
      translated.textContent = text.data;
      text.replaceWith(translated);
    };
    const replaceIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Text) replace(node);
        else replaceIn(node);
    }).observe(document.body, { childList: true, subtree: true });
    replaceIn(document.body);
  });
}
