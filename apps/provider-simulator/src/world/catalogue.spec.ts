import { describe, expect, it } from '@jest/globals';
import { catalogue } from './catalogue';

const LETTERS = { thai: /[ก-๙]/, latin: /[a-z]/i };

describe('catalogue', () => {
  it('names each live table in one language', () => {
    const tables = catalogue.filter(({ category }) => category === 'Casino').map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(100);
    expect(tables.filter((name) => LETTERS.thai.test(name) && LETTERS.latin.test(name))).toEqual([]);
  });
});
