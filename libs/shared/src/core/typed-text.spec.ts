import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  asciiText,
  foldText,
  hasDirectionControls,
  normalizeDigits,
  normalizeTel,
  storedText,
  TEL,
} from './typed-text';

const anyText = fc.string({ unit: 'binary' });

describe('stored text', () => {
  it('keeps Thai names as they are typed', () => {
    for (const name of ['สำราญ', 'น้ำทองคำ', 'ນ້ຳ', '①', 'ﬁ']) expect(storedText(name)).toBe(name);
  });

  it('removes invisible characters and keeps joiners', () => {
    expect(storedText('สมชาย\u200b')).toBe('สมชาย');
    expect(storedText('\ufeffA\u2060B\u00adC')).toBe('ABC');
    expect(storedText('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧');
  });

  it('normalises idempotently', () => {
    fc.assert(fc.property(anyText, (text) => expect(storedText(storedText(text))).toBe(storedText(text))));
  });

  it.each(['\u202eAbc', 'a\u2066b', '\u200f', '\u061c'])('finds the direction control in %j', (text) => {
    expect(hasDirectionControls(text)).toBe(true);
  });

  it('finds no direction control in Thai, joiners and emoji', () => {
    expect(['สำราญ น้ำทองคำ', '👨\u200d👩', 'a\u200cb', ''].some(hasDirectionControls)).toBe(false);
  });
});

describe('typed digits', () => {
  it('converts Thai and full-width characters', () => {
    expect(asciiText('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789');
    expect(asciiText('ＭＴＯＤＥＭＯ１')).toBe('MTODEMO1');
  });

  it('leaves letters whose capital is a different letter', () => {
    expect(asciiText('MTOıX99ſß')).toBe('MTOıX99ſß');
  });

  it.each(['302188', '๓๐๒๑๘๘', '３０２１８８', '302 188', '302-188', '302–188', '302\u200b188', '(302)188'])(
    'reads the code %s',
    (typed) => expect(normalizeDigits(typed)).toBe('302188'),
  );
});

describe('typed phone number', () => {
  it('starts with 06, 08 or 09', () => {
    expect(['0612345678', '0812345678', '0912345678'].every((tel) => TEL.test(tel))).toBe(true);
    expect(TEL.test('0712345678')).toBe(false);
  });

  it.each([
    '0817778812',
    '081-777-8812',
    '(081) 777 8812',
    '081.777.8812',
    '+66 81 777 8812',
    '66817778812',
    '0066817778812',
    '+๖๖ ๘๑ ๗๗๗ ๘๘๑๒',
    '0817778812\u200b',
  ])('reads %s', (typed) => expect(normalizeTel(typed)).toBe('0817778812'));

  it('leaves numbers of other countries and lengths invalid', () => {
    for (const typed of ['+65 8177 7881', '66817778', '+660817778812', '021234567', ''])
      expect(normalizeTel(typed)).not.toMatch(TEL);
  });

  it('accepts every mobile number in every spelling', () => {
    const numbers = fc.stringMatching(/^[689]\d{8}$/);
    const spellings = fc.constantFrom('0', '+66', '66', '0066', '+66 ', '(0)');
    fc.assert(
      fc.property(numbers, spellings, (number, start) => expect(normalizeTel(`${start}${number}`)).toBe(`0${number}`)),
    );
  });
});

describe('text folded for searching', () => {
  it.each([
    ['น้ำเต้า', 'น\u0e4d\u0e49\u0e32เต้า'],
    ['น้ำเต้า', 'น\u0e49\u0e4d\u0e32เต้า'],
    ['แอป', 'เเอป'],
    ['muay', 'muay\u200b'],
    ['Café', 'CAFE'],
    ['777', '๗๗๗'],
    ['Naga', 'ＮＡＧＡ'],
  ])('equals for %s and %j', (text, typed) => expect(foldText(typed)).toBe(foldText(text)));

  it('distinguishes tone marks and vowels', () => {
    expect(foldText('เก้า')).not.toBe(foldText('เก่า'));
    expect(foldText('ทองคำ')).not.toBe(foldText('ทองคา'));
  });

  it('folds idempotently', () => {
    fc.assert(fc.property(anyText, (text) => expect(foldText(foldText(text))).toBe(foldText(text))));
  });
});
