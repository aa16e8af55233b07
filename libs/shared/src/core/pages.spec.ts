import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { definePages, fillPath, findPath, firstSegments, matchPath } from './pages';

const values = fc.stringMatching(/^[^/]+$/).filter((text) => text.isWellFormed());

describe('page paths', () => {
  it('restores the values that were filled into a path', () => {
    fc.assert(
      fc.property(values, values, (type, id) => {
        const path = 'launch/:type/of/:id' as const;
        const route = fillPath(path, { type, id }).split('/').map(decodeURIComponent).join('/');
        expect(matchPath(path, route)).toEqual({ type, id });
      }),
    );
  });

  it('matches a parameter with one whole segment, except for a fixed suffix', () => {
    expect(matchPath('r/:code.html', 'r/ABC12.html')).toEqual({ code: 'ABC12' });
    expect(matchPath('r/:code.html', 'r/ABC12')).toBeNull();
    expect(matchPath('promotion/:id', 'promotion')).toBeNull();
    expect(matchPath('promotion/:id', 'promotion/1/2')).toBeNull();
    expect(matchPath('user-info', 'user-info')).toEqual({});
  });

  it('finds the page of a route and collects first segments', () => {
    const pages = [{ path: '' }, { path: 'promotion/:id' }, { path: 'promotion' }];
    expect(findPath(pages, 'promotion')).toBe(pages[2]);
    expect(findPath(pages, 'promotion/7')).toBe(pages[1]);
    expect(findPath(pages, '')).toBe(pages[0]);
    expect(findPath(pages, 'nothing')).toBeUndefined();
    expect(firstSegments(pages)).toEqual(new Set(['promotion']));
  });

  it('gives a page its title in both languages', () => {
    const titles = { th: { game: 'เกม' }, en: { game: 'Games' } };
    const [page] = definePages(titles, [{ path: 'game', title: 'game', access: 'member', layout: 'default' }]);
    expect(page).toEqual({
      path: 'game',
      title: { th: 'เกม', en: 'Games' },
      access: 'member',
      layout: 'default',
    });
  });
});
