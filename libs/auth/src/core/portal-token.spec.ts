import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPortalToken, parsePortalToken } from './portal-token';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const dashes = fc.stringMatching(/^[A-Z%-]{1,20}$/);
const field = fc.oneof(text, dashes);
const fields = fc.record({
  prefix: field,
  username: field,
  handle: field,
  timestamp: fc.nat({ max: 9_999_999_999_999 }),
  profileId: fc.oneof(field, fc.constant('')),
});

describe('portal token', () => {
  it('has five fields in the order of the specification', () => {
    const token = {
      prefix: 'MTO',
      username: 'MTODEMO1',
      handle: 'Chips-2026!',
      timestamp: 1700000000000,
      profileId: 'a-b',
    };
    expect(formatPortalToken(token)).toBe('MTO-MTODEMO1-Chips%2D2026!-1700000000000-a%2Db');
  });

  it('survives formatting and parsing, including dashes and percent signs', () => {
    fc.assert(fc.property(fields, (token) => expect(parsePortalToken(formatPortalToken(token))).toEqual(token)));
  });

  it('has exactly four dashes', () => {
    fc.assert(fc.property(fields, (token) => formatPortalToken(token).split('-').length === 5));
  });

  it.each([
    '',
    'a-b-c',
    'a-b-c-d-e',
    'MTO-U-h-12x-id',
    '-U-h-1-id',
    'MTO--h-1-id',
    'MTO-U--1-id',
    'MTO-U-%E0%A4%A-1-id',
    '%E0%A4%A-U-h-1-id',
    'MTO-%E0%A4%A-h-1-id',
    'MTO-U-h-1-%E0%A4%A',
    'MTO-U-h-1-id-more',
  ])('rejects %p', (other) => expect(parsePortalToken(other)).toBeNull());
});
