import type { Page } from '@playwright/test';

/** Bound for lists that load more items endlessly. */
const MAX_STOPS = 60;

/** A walk of the focus, inside the page. */
interface FocusWalk {
  /** Records the focused element. @returns whether the focus has returned to the start or left the page */
  step: () => Promise<boolean>;
  faults: (isWhole: boolean) => string[];
}

/**
 * Presses Tab from the top of the page, or inside its sheet, until the focus returns to its start or leaves the page.
 *
 * @returns stops without a visible focus or under a bar, and focusable elements that were not reached. Elements that
 * appear or disappear during the walk are ignored.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(startWalk);
  let isWhole = false;
  for (let presses = 0; presses < MAX_STOPS && !isWhole; presses += 1) {
    await page.keyboard.press('Tab');
    isWhole = await walk.evaluate((started) => started.step());
  }
  const faults = await walk.evaluate((started, whole) => started.faults(whole), isWhole);
  await walk.dispose();
  return faults;
}

/** Runs inside the page. */
function startWalk(): FocusWalk {
  const stops = new Map<Element, { appearance: string; isCovered: boolean }>();
  const sheet = document.querySelector('[role=dialog]');
  const focusable = (): Set<Element> =>
    new Set(
      (sheet ?? document.body).querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    );
  // properties that show the focus, on the element or around it: a field's box, the label of a hidden radio button
  const appearanceOf = (element: Element): string =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .map((one) => {
        if (!one) return '';
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, opacity } = getComputedStyle(one);
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor, backgroundColor, opacity].join();
      })
      .join('|');
  const isCovered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!above || above.contains(element) || element.contains(above)) return false;
    // an invisible input lies under the element that represents it
    return !(element instanceof HTMLInputElement && element.parentElement?.contains(above));
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 40) ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const groupOf = (element: Element): string =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';

  const atFirst = focusable();
  // a sheet traps the focus, so the walk starts at its current position
  if (!sheet) {
    window.scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }
  return {
    step: async () => {
      // the element scrolls into view with the next frame
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1_000);
      });
      const element = document.activeElement;
      if (!element || element === document.body || stops.has(element)) return true;
      stops.set(element, { appearance: appearanceOf(element), isCovered: isCovered(element) });
      return false;
    },
    faults: (isWhole) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const faults = [...stops].flatMap(([element, stop]) => [
        ...(element.isConnected && appearanceOf(element) === stop.appearance
          ? [`focus is not visible: ${nameOf(element)}`]
          : []),
        ...(stop.isCovered ? [`is covered: ${nameOf(element)}`] : []),
      ]);
      if (!isWhole) return faults;
      // a group of radio buttons has one tab stop; arrow keys reach the others
      const groups = new Set([...stops.keys()].map(groupOf).filter(Boolean));
      const missed = [...focusable()].filter(
        (element) =>
          atFirst.has(element) &&
          !stops.has(element) &&
          !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
          !groups.has(groupOf(element)) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 0,
      );
      return [...faults, ...missed.map((element) => `cannot be reached by Tab: ${nameOf(element)}`)];
    },
  };
}
