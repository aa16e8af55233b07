import { describe, expect, it } from '@jest/globals';
import { definePages } from '../../core';
import { composeFeatures, defineFeature, type Load } from './feature';

const titles = { th: { any: 'หน้า' }, en: { any: 'page' } };
const pages = definePages(titles, [
  { path: 'own', title: 'any', access: 'member', layout: 'default' },
  { path: 'shared', title: 'any', access: 'member', layout: 'default', isComposed: true },
]);
const none = definePages(titles, []);
const load: Load = async () => ({ default: () => null });
const other: Load = async () => ({ default: () => null });

describe('composeFeatures', () => {
  it("gives every page its screen: the domain's own, or the portal's for composed pages", () => {
    const screens = composeFeatures([defineFeature(pages, { own: load }), defineFeature(none, {})], { shared: other });
    expect(screens.map((page) => [page.path, page.load])).toEqual([
      ['own', load],
      ['shared', other],
    ]);
  });

  it('does not compile when a page lacks a screen, or a screen its page', () => {
    const wrong = [
      // @ts-expect-error the page 'own' has no screen
      () => defineFeature(pages, {}),
      // @ts-expect-error there is no page 'more'
      () => defineFeature(pages, { own: load, more: load }),
      // @ts-expect-error a list without pages has no screens
      () => defineFeature(none, { more: load }),
      // @ts-expect-error the composed page has no screen
      () => composeFeatures([defineFeature(pages, { own: load })], {}),
    ];
    expect(wrong[3]).toThrow("The page 'shared' has no screen");
    // @ts-expect-error a page names one of the titles
    definePages(titles, [{ path: 'x', title: 'unknown', access: 'member', layout: 'default' }]);
  });
});
