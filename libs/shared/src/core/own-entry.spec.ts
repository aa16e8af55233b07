import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownEntry } from './own-entry';
import { businessDay } from './time';

describe('an entry under a name from outside', () => {
  it('is one that was put there, and nothing that every object has', () => {
    const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
    const entries = fc.dictionary(fc.oneof(inherited, fc.string()), fc.nat(), { noNullPrototype: true });
    fc.assert(
      fc.property(entries, fc.oneof(inherited, fc.string()), (known, name) => {
        expect(ownEntry(known, name)).toBe(new Map(Object.entries(known)).get(name));
      }),
    );
  });

  it.each(['constructor', 'toString', 'valueOf'])('is no zone of the name %s', (zone) => {
    expect(() => businessDay(new Date(0), zone)).toThrow(RangeError);
  });
});
