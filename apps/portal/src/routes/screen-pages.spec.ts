/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '@housebrand/shared/react';
import { readAddress } from '../features/addresses';
import { screenPages } from './screen-pages';

const paths = screenPages.map(({ path }) => path);

describe('the pages of the portal', () => {
  it('are listed once each', () => {
    expect([...new Set(paths)]).toEqual(paths);
  });

  it('have addresses that are not read as a prefix', () => {
    for (const path of paths) expect({ path, ...readAddress(`/${path}`) }).toMatchObject({ path, prefix: null });
    expect(readAddress('/r/ABC.html').prefix).toBeNull();
  });

  it('let guests nowhere but home and the access screens, and to the page of nobody’s site', () => {
    const open = screenPages.filter(({ access }) => access !== 'member').map(({ path }) => path);
    expect(open.sort()).toEqual(['', 'forget-password', 'login', 'prefix-not-found', 'register']);
  });

  it('have a name each under which another site says where it has them', () => {
    const named: readonly string[] = Object.values(ROUTES);
    // the page of nobody's site, and what is found inside the wheel's group, lead nowhere in another site
    const ours = ['prefix-not-found', 'reward'];
    expect(paths.filter((path) => !named.includes(path) && !ours.includes(path))).toEqual([]);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('have a title in both languages', () => {
    for (const { path, title } of screenPages)
      expect({ path, titles: [title.th, title.en].filter((text) => text.trim() !== '') }).toMatchObject({
        titles: { length: 2 },
      });
  });
});
