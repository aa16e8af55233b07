import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callerAddress, callerNetwork } from './network';

describe('callerAddress and callerNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0007:1:2:3:4', '2001:db8:0:7::/64', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
  ])('counts %s under %s and %s', (ip, address, network) => {
    expect([callerAddress(ip), callerNetwork(ip)]).toEqual([address, network]);
  });

  it('returns the same key for every address of a /64 in any notation', () => {
    const word = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.array(word, { minLength: 8, maxLength: 8 }), fc.array(word, { minLength: 4 }), (ip, other) => {
        const neighbour = [...ip.slice(0, 4), ...other.slice(0, 4)];
        expect(callerAddress(neighbour.join(':').toUpperCase())).toBe(callerAddress(ip.join(':')));
        expect(callerAddress(ip.map((part) => part.padStart(4, '0')).join(':'))).toBe(callerAddress(ip.join(':')));
      }),
    );
  });
});
