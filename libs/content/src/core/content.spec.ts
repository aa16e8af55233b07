import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { announcementsToShow, readDismissed, withDismissed } from './announcements';
import { isPortalPath } from './banners';

const id = fc.stringMatching(/^[a-z0-9-]{1,24}$/);
const announcement = fc.record({
  _id: id,
  active: fc.boolean(),
  isRead: fc.boolean(),
  title: fc.string(),
  text: fc.string(),
});

describe('announcements', () => {
  it('shows active announcements once, until they are dismissed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(announcement, { selector: (entry) => entry._id, maxLength: 20 }), (all) => {
        const shown = announcementsToShow(all, []);
        expect(shown).toEqual(all.filter(({ active, isRead }) => active && !isRead));
        const cookie = shown.reduce((value, entry) => withDismissed(readDismissed(value), entry._id), '');
        expect(announcementsToShow(all, readDismissed(cookie))).toEqual([]);
      }),
    );
  });

  it('keeps the newest dismissals within the size of a cookie', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `announcement-with-a-long-id-${index}`);
    const cookie = ids.reduce((value, next) => withDismissed(readDismissed(value), next), '');
    expect(cookie.length).toBeLessThan(3_000);
    expect(readDismissed(cookie).at(-1)).toBe('announcement-with-a-long-id-199');
  });

  it('ignores invalid parts of a manipulated cookie', () => {
    expect(readDismissed('<script>.ok')).toEqual(['ok']);
    expect(readDismissed(undefined)).toEqual([]);
  });
});

describe('isPortalPath', () => {
  it.each(['game?type=Slot', 'user-info/tier-detail', 'promotion/3'])('accepts %s', (path) => {
    expect(isPortalPath(path)).toBe(true);
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/absolute',
    'javascript:alert(1)',
    '../up',
    'a//b',
    '',
  ])('rejects %p', (path) => {
    expect(isPortalPath(path)).toBe(false);
  });
});
