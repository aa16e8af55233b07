import type { BrowserContext, Page } from '@playwright/test';
import { PORTAL_URL } from './demo';

/** Returns Thai texts of agents and members, and names of games, which are the same in every language. */
export async function writtenByOthers(context: BrowserContext, prefix: string): Promise<string[]> {
  const read = async (path: string): Promise<string> => (await context.request.get(`${PORTAL_URL}${path}`)).text();
  const replies = await Promise.all([
    read(`/api/apps/agent_configs/${prefix}`),
    read('/api/provider/profile'),
    read('/api/provider/provider-list'),
    read(`/api/apps/tournaments/leaderboards/${prefix}`),
    ...['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'].map((category) =>
      read(`/api/provider/game-list?gameType=${category}`),
    ),
  ]);
  return replies
    .flatMap((reply) => reply.match(/"[^"]*[\u0E01-\u0E3A\u0E40-\u0E5B][^"]*"/g) ?? [])
    .map((text) => text.slice(1, -1));
}

/** Returns Thai text on an English page, except texts of others and elements marked as Thai. */
export async function thaiLeft(page: Page, byOthers: readonly string[]): Promise<string[]> {
  return [await page.title(), ...(await textsOf(page))]
    .filter((text) => /[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text))
    .filter((text) => !isOfName(text) && !byOthers.some((one) => text.includes(one) || one.includes(text)));
}

/** Whether a text is a member's initials or masked name. */
const isOfName = (text: string): boolean => /^(?:\S{1,2}|\S{1,3}•••)$/.test(text);

/** Returns all visible texts and accessible names. Excludes the baht sign. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: (string | null)[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang=th], script, style')) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name));
    }
    return texts.flatMap((text) => text?.trim() || []);
  });
}
