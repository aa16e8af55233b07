import type { Page } from '@playwright/test';

/** A list that goes on for ever is left after so many stops. */
const MAX_STOPS = 60;

/** A walk of the focus, in the page. */
interface FocusWalk {
  /** Looks where the focus has come. @returns whether it has come round, or left the page */
  step: () => Promise<boolean>;
  faults: (isWhole: boolean) => string[];
}

/**
 * Presses Tab from the top of the page, or inside its sheet, until the focus comes round or leaves it.
 *
 * @returns stops that do not show that they have the focus or lie under a bar, and what can be pressed and was not reached;
 * what came or went meanwhile is not judged; nothing: all is well
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(beginWalk);
  let isWhole = false;
  for (let presses = 0; presses < MAX_STOPS && !isWhole; presses += 1) {
    await page.keyboard.press('Tab');
    isWhole = await walk.evaluate((started) => started.step());
  }
  const faults = await walk.evaluate((started, whole) => started.faults(whole), isWhole);
  await walk.dispose();
  return faults;
}

/** Runs in the page. */
function beginWalk(): FocusWalk {
  const stops = new Map<Element, { look: string; isCovered: boolean }>();
  const sheet = document.querySelector('[role=dialog]');
  const focusable = (): Set<Element> =>
    new Set(
      (sheet ?? document.body).querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    );
  // what changes when something has the focus, on it or around it: a field's box, a label beside a hidden radio button
  const lookOf = (element: Element): string =>
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
    // a field that cannot be seen lies under what stands for it
    return !(element instanceof HTMLInputElement && element.parentElement?.contains(above));
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 40) ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const groupOf = (element: Element): string =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';

  const atFirst = focusable();
  // a sheet keeps the focus: Tab goes round in it from where it is
  if (!sheet) {
    window.scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }
  return {
    step: async () => {
      // it comes into view with the next frame
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1_000);
      });
      const element = document.activeElement;
      if (!element || element === document.body || stops.has(element)) return true;
      stops.set(element, { look: lookOf(element), isCovered: isCovered(element) });
      return false;
    },
    faults: (isWhole) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const faults = [...stops].flatMap(([element, stop]) => [
        ...(element.isConnected && lookOf(element) === stop.look ? [`focus not seen: ${nameOf(element)}`] : []),
        ...(stop.isCovered ? [`covered: ${nameOf(element)}`] : []),
      ]);
      if (!isWhole) return faults;
      // one stop for a group of radio buttons; arrows do the rest
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
      return [...faults, ...missed.map((element) => `not reached: ${nameOf(element)}`)];
    },
  };
}
