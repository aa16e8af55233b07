import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPublicAddress } from './public-address';

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
const v4 = (...parts: (number | fc.Arbitrary<number>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'number' ? fc.constant(part) : part)))
    .map((bytes) => bytes.join('.'));
const between = (min: number, max: number) => fc.integer({ min, max });
const v6 = (first: fc.Arbitrary<string>) =>
  fc.tuple(first, ...Array.from({ length: 7 }, () => group)).map((groups) => groups.join(':'));

/** Every network that must not be called, as arbitrary addresses of it. */
const REFUSED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'this network': v4(0, byte, byte, byte),
  'private, 10/8': v4(10, byte, byte, byte),
  'shared by carriers': v4(100, between(64, 127), byte, byte),
  loopback: v4(127, byte, byte, byte),
  'link-local': v4(169, 254, byte, byte),
  'private, 172.16/12': v4(172, between(16, 31), byte, byte),
  'private, 192.168/16': v4(192, 168, byte, byte),
  benchmarks: v4(198, between(18, 19), byte, byte),
  'multicast and reserved': v4(between(224, 255), byte, byte, byte),
  'loopback of IPv6': fc.constantFrom('::1', '0:0:0:0:0:0:0:1', '::'),
  'link-local of IPv6': v6(between(0xfe_80, 0xfe_bf).map((value) => value.toString(16))),
  'unique local of IPv6': v6(between(0xfc_00, 0xfd_ff).map((value) => value.toString(16))),
  'multicast of IPv6': v6(between(0xff_00, 0xff_ff).map((value) => value.toString(16))),
  'IPv4 in IPv6': v4(byte, byte, byte, byte).map((address) => `::ffff:${address}`),
  '6to4, which contains IPv4': v6(fc.constant('2002')),
  'NAT64, which contains IPv4': v4(byte, byte, byte, byte).map((address) => `64:ff9b::${address}`),
  'no address': fc.oneof(fc.string(), v4(256, byte, byte, byte), fc.constant('localhost')),
};

describe('public address', () => {
  it.each(Object.entries(REFUSED))('is none of %s', (_name, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => expect([address, isPublicAddress(address)]).toEqual([address, false])),
    );
  });

  it('is one that is routed on the internet', () => {
    const routed = fc.oneof(
      v4(between(1, 9), byte, byte, byte),
      v4(between(11, 99), byte, byte, byte),
      v4(between(128, 168), byte, byte, byte),
      v4(between(203, 223), between(1, 255), byte, byte),
      v6(between(0x24_00, 0x2f_ff).map((value) => value.toString(16))),
    );
    fc.assert(
      fc.property(routed, (address) => {
        fc.pre(!address.startsWith('127.') && !address.startsWith('203.0.113.'));
        expect([address, isPublicAddress(address)]).toEqual([address, true]);
      }),
    );
  });
});
