import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { referralOf, withReferral } from './referral-memory';

describe('stored referral codes', () => {
  it('keeps the code of each agent', () => {
    const stored = withReferral(withReferral(null, 'NAGA', 'nagafriend123'), 'MTO', 'abc');
    expect(stored).toBe('NAGA:nagafriend123 MTO:abc');
    expect([referralOf(stored, 'NAGA'), referralOf(stored, 'MTO'), referralOf(stored, 'LOTUS')]).toEqual([
      'nagafriend123',
      'abc',
      null,
    ]);
  });

  it('ignores a code without an agent and a damaged text', () => {
    for (const stored of [null, '', 'abc', 'MTO:', ':abc', 'MTO:%E0%A4']) expect(referralOf(stored, 'MTO')).toBeNull();
  });

  it('returns the latest code of an agent, whatever its characters', () => {
    const code = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 });
    const agent = fc.constantFrom('MTO', 'NAGA', 'LOTUS');
    fc.assert(
      fc.property(fc.array(fc.tuple(agent, code), { maxLength: 8 }), (visits) => {
        const latest = new Map<string, string>(visits);
        const stored = visits.reduce<string | null>((text, [prefix, own]) => withReferral(text, prefix, own), null);
        for (const prefix of ['MTO', 'NAGA', 'LOTUS'])
          expect(referralOf(stored, prefix)).toBe(latest.get(prefix) ?? null);
      }),
    );
  });
});
