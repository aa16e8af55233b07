import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Returns the page's accessibility violations in its current state. */
export async function violations(page: Page): Promise<string[]> {
  // legacy mode: frames of other sites are not ours to test, and the default mode needs a second page at the same cost
  const { violations: found, passes } = await new AxeBuilder({ page }).withTags(STANDARD).setLegacyMode().analyze();
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(8);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
