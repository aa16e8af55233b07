import { expect, it, jest } from '@jest/globals';
import { PromotionNotFound } from '@housebrand/content';
import type { ShellAddress } from './address';
import { PageSubjects } from './page-subjects';

const isKnown = jest.fn<(prefix: string, id: string) => Promise<boolean | null>>();
const subjects = () =>
  new PageSubjects({
    content: { list: () => Promise.resolve([]) },
    quests: { isKnown: () => Promise.resolve(true) },
    promotions: { find: () => Promise.reject(new PromotionNotFound()), isKnown },
    authentication: { find: () => Promise.resolve(null) },
    context: { authenticate: () => undefined },
  });
const address = (id: string) =>
  ({ prefix: 'MTO', page: { path: 'promotion/:id' }, values: { id } }) as unknown as ShellAddress;
const isMissing = (of: PageSubjects, id: string) => of.isMissing(address(id), {} as never);

it('takes few calls of the provider for the invented promotions of guests', async () => {
  isKnown.mockReset().mockResolvedValue(false);
  const all = subjects();
  const missing = await Promise.all(Array.from({ length: 200 }, (_, at) => isMissing(all, `invented-${at}`)));
  expect(missing.filter(Boolean)).toHaveLength(isKnown.mock.calls.length);
  expect(isKnown.mock.calls.length).toBeLessThan(100);
});

it.each<[boolean | null, boolean]>([
  [true, false],
  [false, true],
  [null, false],
])('answers a guest whose promotion is known: %s, with missing: %s', async (known, missing) => {
  isKnown.mockReset().mockResolvedValue(known);
  expect(await isMissing(subjects(), 'mto-daily')).toBe(missing);
});
