import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownEntry } from './own-entry';
import { businessDay } from './time';

describe('ownEntry', () => {
  it('returns own entries and ignores properties that every object inherits', () => {
    const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
    const entries = fc.dictionary(fc.oneof(inherited, fc.string()), fc.nat(), { noNullPrototype: true });
    fc.assert(
      fc.property(entries, fc.oneof(inherited, fc.string()), (known, name) => {
        expect(ownEntry(known, name)).toBe(new Map(Object.entries(known)).get(name));
      }),
    );
  });

  it.each(['constructor', 'toString', 'valueOf'])('does not accept the inherited property %s as a zone', (zone) => {
    expect(() => businessDay(new Date(0), zone)).toThrow(RangeError);
  });
});
