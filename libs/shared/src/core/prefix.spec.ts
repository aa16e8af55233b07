import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from './ids';
import { languageOf, translate } from './messages';
import { sharedMessages } from './catalogue';
import { isPrefix, normalizePrefix, prefixesOverlap, usernameHasPrefix } from './prefix';

const prefix = fc.stringMatching(/^[A-Z][A-Z0-9]{1,11}$/);

describe('prefix', () => {
  it('finds that prefixes overlap when a username could belong to both', () => {
    fc.assert(
      fc.property(prefix, prefix, fc.stringMatching(/^[A-Z0-9]{1,8}$/), (a, b, rest) => {
        const shared = usernameHasPrefix(a + rest, a) && usernameHasPrefix(a + rest, b);
        if (shared) expect(prefixesOverlap(a, b)).toBe(true);
        expect(prefixesOverlap(a, a + rest)).toBe(true);
      }),
    );
  });

  it('rejects telephone numbers and lower case as prefixes', () => {
    expect(isPrefix('0812345678')).toBe(false);
    expect(isPrefix('mto')).toBe(false);
    expect(isPrefix(normalizePrefix(' mto '))).toBe(true);
  });

  it('rejects a username that is only the prefix', () => {
    expect(usernameHasPrefix('MTO', 'MTO')).toBe(false);
    expect(usernameHasPrefix('mtodemo1', 'MTO')).toBe(true);
    expect(usernameHasPrefix('NAGADEMO1', 'MTO')).toBe(false);
  });
});

describe('messages', () => {
  it('falls back to Thai for unsupported languages', () => {
    expect(languageOf('en-GB,en;q=0.9')).toBe('en');
    expect(['en', ' EN', 'en_US', 'en;q=1'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
    expect(['fr', 'enx', 'english', '', '12'].map(languageOf)).toEqual(['th', 'th', 'th', 'th', 'th']);
    expect(languageOf(undefined)).toBe('th');
  });

  it('fills placeholders and shows an unknown key as is', () => {
    expect(translate([sharedMessages], 'shared.minValue', 'en', { field: 'amount', min: 1 })).toBe(
      'amount must be at least 1',
    );
    expect(translate([sharedMessages], 'shared.nothingOfTheKind', 'en')).toBe('shared.nothingOfTheKind');
  });
});

describe('newId', () => {
  it('creates ids that sort by time', () => {
    expect(newId(new Date(1_000)) < newId(new Date(2_000))).toBe(true);
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
