/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '@housebrand/shared/react';
import { readAddress } from '../features/addresses';
import { screenPages } from './screen-pages';

const paths = screenPages.map(({ path }) => path);

describe('portal pages', () => {
  it('lists each page once', () => {
    expect([...new Set(paths)]).toEqual(paths);
  });

  it("never reads a page's address as a prefix", () => {
    for (const path of paths) expect({ path, ...readAddress(`/${path}`) }).toMatchObject({ path, prefix: null });
    expect(readAddress('/r/ABC.html').prefix).toBeNull();
  });

  it('admits guests only to home, the access screens, terms, privacy and the page for an unknown site', () => {
    const open = screenPages.filter(({ access }) => access !== 'member').map(({ path }) => path);
    expect(open.sort()).toEqual(['', 'forget-password', 'login', 'prefix-not-found', 'privacy', 'register', 'terms']);
  });

  it('names each page for the routes of another site', () => {
    const named: readonly string[] = Object.values(ROUTES);
    // Another site doesn't need the page for an unknown site, nor the reward page inside the wheel's group.
    const ours = ['prefix-not-found', 'reward'];
    expect(paths.filter((path) => !named.includes(path) && !ours.includes(path))).toEqual([]);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('has a title in both languages for each page', () => {
    for (const { path, title } of screenPages)
      expect({ path, titles: [title.th, title.en].filter((text) => text.trim() !== '') }).toMatchObject({
        titles: { length: 2 },
      });
  });
});
