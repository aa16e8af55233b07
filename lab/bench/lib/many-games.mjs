import { trace } from './phone.mjs';

const GAMES = 5_000;
const PROVIDERS = ['NAGX', 'TUKT', 'LOTS'];
/** Occurs in the name of every fiftieth game. */
const WANTED = 'zebra';

const games = Array.from({ length: GAMES }, (_, index) => ({
  id: `MANY-${index}`,
  name: `Game number ${index}${index % 50 === 0 ? ` ${WANTED}` : ''}`,
  provider: PROVIDERS[index % PROVIDERS.length],
  gameType: 'Slot',
  refID: `ref-many-${index}`,
  imgUrl: '/media/games/NAGX-0004/v.webp',
  imgUrlH: '/media/games/NAGX-0004/h.webp',
  color: '#121744',
  providerTier: '',
  isNew: index % 7 === 0,
  isJackpot: false,
  rank: index + 1,
}));

/** Searches a lobby of 5,000 games: time from the first letter until the 100 matches are shown, and the work of the main thread. */
export async function searchManyGames(visit) {
  const body = JSON.stringify({ code: 0, message: 'success', result: games });
  return trace(visit, {
    prepare: (page) =>
      page.route(/\/api\/provider\/game-list/, (route) => route.fulfill({ contentType: 'application/json', body })),
    use: async (page) => {
      const tiles = page.getByRole('main').getByRole('listitem');
      const search = page.getByRole('searchbox');
      await search.tap();
      await page.waitForFunction(
        (count) => document.querySelector('[aria-setsize]')?.ariaSetSize === count,
        `${GAMES}`,
      );
      await search.evaluate((field) => {
        field.addEventListener('input', () => (window.typedAt ??= performance.now()));
        const seen = new window.MutationObserver(() => {
          const shown = document.querySelector('[aria-setsize]')?.ariaSetSize;
          if (window.shownAt === undefined && shown === '100')
            requestAnimationFrame(() => (window.shownAt = performance.now()));
        });
        seen.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
      });
      await search.pressSequentially(WANTED, { delay: 120 });
      await page.waitForFunction(() => window.shownAt !== undefined);
      const filterMs = await page.evaluate(() => Math.max(0, window.shownAt - window.typedAt));
      return { filterMs, tiles: await tiles.count() };
    },
  });
}
