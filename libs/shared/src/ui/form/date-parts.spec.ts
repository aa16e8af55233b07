import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateOf, partsOf } from './date-parts';

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const asText = (date: Date) => date.toISOString().slice(0, 10);

describe('date parts', () => {
  it('restores the same date from its parts, in either language', () => {
    fc.assert(
      fc.property(day.map(asText), fc.constantFrom('th', 'en'), (date, language) => {
        expect(dateOf(partsOf(date, language))).toBe(date);
      }),
    );
  });

  it('shows the Buddhist year in Thai, and accepts either calendar', () => {
    expect(partsOf('1995-04-13', 'th')).toEqual({ day: '13', month: '4', year: '2538' });
    expect(partsOf('1995-04-13', 'en')).toEqual({ day: '13', month: '4', year: '1995' });
    for (const year of ['2538', '1995']) expect(dateOf({ day: '13', month: '4', year })).toBe('1995-04-13');
  });

  it.each([
    { day: '', month: '4', year: '2538' },
    { day: '13', month: '', year: '2538' },
    { day: '13', month: '4', year: '' },
    { day: '13', month: '4', year: '253' },
    { day: 'x', month: '4', year: '2538' },
  ])('gives no date while a part is missing or invalid: %j', (parts) => {
    expect(dateOf(parts)).toBe('');
  });

  it("keeps a date that does not exist, for the form's rules to reject", () => {
    expect(dateOf({ day: '31', month: '2', year: '1995' })).toBe('1995-02-31');
    expect(partsOf('', 'th')).toEqual({ day: '', month: '', year: '' });
  });
});
