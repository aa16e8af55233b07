import { describe, expect, it } from '@jest/globals';
import { hostPaths, ROUTES } from './host-routes';

describe('hostPaths', () => {
  const path = hostPaths({ home: '/', tierDetail: '/my-tier', promotion: '/news/:id', games: '/play' });

  it('finds a page by name, with its path values and query', () => {
    expect(['', 'user-info/tier-detail', 'promotion/a%20b?from=home', 'game?type=SLOT'].map(path)).toEqual([
      '/',
      '/my-tier',
      '/news/a%20b?from=home',
      '/play?type=SLOT',
    ]);
  });

  it('returns null for pages that the site does not name, and for unknown routes', () => {
    expect(['promotion', 'deposit', 'deposit/digit?id=1', 'no/such/page'].map(path)).toEqual([null, null, null, null]);
  });

  it('has one name for each route', () => {
    const routes = Object.values(ROUTES);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
