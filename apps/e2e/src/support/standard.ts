import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What on the page, as it stands now, somebody could not see, hear or press. */
export async function violations(page: Page): Promise<string[]> {
  // where it stands: what other sites put into a frame is not ours to judge, and a second page to sum up costs as much again
  const { violations: found, passes } = await new AxeBuilder({ page }).withTags(STANDARD).setLegacyMode().analyze();
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(8);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
