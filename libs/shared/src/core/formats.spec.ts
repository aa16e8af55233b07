import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCount, formatNumber, formatPlainSatang, formatSatang, formatSmallNumber } from './formats';
import { shortTransactionId } from './ids';
import { bahtDigits } from './money';
import { businessDay, businessDayEnd, formatDate, formatHour, formatReadableDate } from './time';

describe('number formats (specification section 9)', () => {
  it.each([
    [1234567.89, '1,234,567.89'],
    [0.009, '0.00'],
    [0.019, '0.01'],
    [-0.001, '0.00'],
    [-1234.567, '-1,234.56'],
    [1.005, '1.00'],
    [0.29, '0.29'],
    [4.35, '4.35'],
    [1000, '1,000.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1e-9, '0.00'],
  ])('shows %p with two decimals, truncated: %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it.each([
    [0.00009, '0.00'],
    [0.00019, '0.0001'],
    [0.12345, '0.1234'],
    [0.5, '0.5000'],
  ])('shows small %p with four decimals: %s', (value, shown) => {
    expect(formatSmallNumber(value)).toBe(shown);
  });

  it('formats counts like the English locale', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => expect(formatCount(count)).toBe(count.toLocaleString('en'))));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
        expect(formatCount(hundredths / 100)).toBe((hundredths / 100).toLocaleString('en'));
      }),
    );
  });

  it.each([
    [50_000n, '500'],
    [50_050n, '500.50'],
    [100_000_000n, '1,000,000'],
    [0n, '0'],
  ])('formats %p satang without needless decimals: %s', (satang, shown) => {
    expect(formatPlainSatang(satang)).toBe(shown);
  });

  it('never shows more than the exact value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
        const shown = Number(formatNumber(value).replaceAll(',', ''));
        expect(shown).toBeLessThanOrEqual(value);
        expect(value - shown).toBeLessThan(0.01 + value * 1e-15);
      }),
    );
  });

  it('shows a dash for an empty value', () => {
    for (const empty of [null, undefined]) {
      expect(formatNumber(empty)).toBe('-');
      expect(formatSmallNumber(empty)).toBe('-');
      expect(formatSatang(empty)).toBe('-');
      expect(formatDate(empty)).toBe('-');
      expect(shortTransactionId(empty)).toBe('-');
    }
    expect(formatNumber(Number.NaN)).toBe('-');
  });

  it('shows satang exactly as their digits, grouped', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => {
        expect(formatSatang(amount).replaceAll(',', '')).toBe(bahtDigits(amount));
        expect(formatSatang(amount)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});

describe('date formats and ids', () => {
  const lateEvening = new Date('2026-11-20T18:30:00Z');

  it('formats YYYY-MM-DD in UTC by default', () => {
    expect(formatDate(lateEvening)).toBe('2026-11-20');
    expect(businessDay(lateEvening)).toBe('2026-11-21');
  });

  it.each(['Asia/Bangkok', 'UTC'])("matches the system's day and hour in %s", (zone) => {
    const written = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1921-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(`${businessDay(instant, zone)} ${formatHour(instant, zone)}`).toBe(written.format(instant));
        },
      ),
    );
  });

  it('uses the Buddhist year in Thai', () => {
    expect(formatReadableDate(lateEvening, 'th')).toBe('21 พ.ย. 2569');
    expect(formatReadableDate(lateEvening, 'en')).toBe('21 Nov 2026');
    expect(formatReadableDate(null, 'th')).toBe('-');
  });

  it.each(['Asia/Bangkok', 'UTC', 'America/New_York', 'Asia/Kathmandu'])(
    'ends a business day of %s at local midnight',
    (zone) => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
          (instant) => {
            const day = businessDay(instant, zone);
            const end = businessDayEnd(day, zone);
            expect(businessDay(new Date(end.getTime() - 1), zone)).toBe(day);
            expect(businessDay(end, zone) > day).toBe(true);
          },
        ),
      );
    },
  );

  it('shortens a transaction id to its first six and last four characters', () => {
    expect(shortTransactionId('5F20A9AAAAAAAAC81E')).toBe('5F20A9...C81E');
    expect(shortTransactionId('5F20A9C81E')).toBe('5F20A9C81E');
  });
});
