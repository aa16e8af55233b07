/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { readPortalAddress } from '@housebrand/theming';
import { routes } from './routes';

describe('the route table', () => {
  it('names each route once', () => {
    const paths = routes.map(({ path }) => path);
    expect([...new Set(paths)]).toEqual(paths);
  });

  it('holds the routes of the first journey, as the specification spells them', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['', 'login', 'user-info', 'user-info/tier-detail', 'game', 'favorite-games']));
  });

  it('has no route whose name would be read as a prefix', () => {
    for (const { path } of routes) expect({ path, prefix: readPortalAddress(`/${path}`).prefix }).toEqual({ path, prefix: null });
  });

  it('lets guests nowhere but home and login', () => {
    const open = routes.filter(({ access }) => access !== 'member').map(({ path }) => path);
    expect(open.sort()).toEqual(['', 'login']);
  });
});
