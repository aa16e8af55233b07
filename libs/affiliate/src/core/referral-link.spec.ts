import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isReferralCode, referralCodeOf, referralLink } from './referral-link';

describe('referral link', () => {
  it('yields the code that it was built with', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,64}$/), (code) => {
        expect(isReferralCode(code)).toBe(true);
        expect(referralCodeOf(referralLink('https://portal.example', 'MTO', code))).toBe(code);
        expect(referralCodeOf(`${referralLink('https://portal.example', 'MTO', code)}?utm=1`)).toBe(code);
      }),
    );
  });

  it('reads only the last segment before .html', () => {
    expect(referralCodeOf('https://naga.example/r/aff-6F2A91C4.html')).toBe('6F2A91C4');
    expect(referralCodeOf('https://naga.example/r/6F2A91C4')).toBeNull();
    expect(isReferralCode('a/b')).toBe(false);
    expect(referralCodeOf('6F2A91C4.html')).toBe('6F2A91C4');
    expect(referralCodeOf('https://naga.example/r/.html')).toBeNull();
    expect(referralCodeOf(`/${'A'.repeat(70)}.html`)).toHaveLength(64);
  });

  it('yields a valid code or null for any text', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9]{0,80}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(segment, fc.string())), (parts) => {
        const code = referralCodeOf(`${parts.join('/')}.html`);
        expect(code === null || isReferralCode(code)).toBe(true);
      }),
    );
  });
});
