import { describe, expect, it } from '@jest/globals';
import { hostPaths, ROUTES } from './host-routes';

describe('the routes of another site', () => {
  const path = hostPaths({ home: '/', tierDetail: '/my-tier', promotion: '/news/:id', games: '/play' });

  it('are found by name, with what stands in the address and behind it', () => {
    expect(['', 'user-info/tier-detail', 'promotion/a%20b?from=home', 'game?type=SLOT'].map(path)).toEqual([
      '/',
      '/my-tier',
      '/news/a%20b?from=home',
      '/play?type=SLOT',
    ]);
  });

  it('that it does not name lead nowhere, and neither do those that nobody knows', () => {
    expect(['promotion', 'deposit', 'deposit/digit?id=1', 'no/such/page'].map(path)).toEqual([null, null, null, null]);
  });

  it('have one name each', () => {
    const routes = Object.values(ROUTES);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
