import { businessDay, DASH, formatCount, formatHour, formatReadableDate, formatSatang } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { useAgent } from '../session/session-context';
import { useKitMessages } from './messages';

/** Formats satang as `฿1,234.50`; a dash for `null`. */
export function baht(satang: number | null | undefined): string {
  if (satang === null || satang === undefined) return DASH;
  return `${satang < 0 ? '−' : ''}฿${formatSatang(BigInt(Math.abs(satang)))}`;
}

/** Formats satang for large figures, without the decimals of a whole amount: `฿1,234`. */
export function plainBaht(satang: number | null | undefined): string {
  return baht(satang).replace(/\.00$/, '');
}

/** Formats satang without sign of the currency and with the sign of the amount: `+1,234.50`. */
export function signedAmount(satang: number | null | undefined): string {
  if (satang === null || satang === undefined) return DASH;
  const sign = satang < 0 ? '−' : satang > 0 ? '+' : '';
  return `${sign}${formatSatang(BigInt(Math.abs(satang)))}`;
}

/** Formats points with the sign of the amount: `+50`. */
export function signedCount(points: number): string {
  const sign = points < 0 ? '−' : points > 0 ? '+' : '';
  return `${sign}${formatCount(Math.abs(points))}`;
}

/** Formats satang without sign of the currency, and with the sign of a negative amount only: `1,234.50`. */
export function plainAmount(satang: number | null | undefined): string {
  return signedAmount(satang).replace('+', '');
}

/** Formats an amount in the unit that is known: `1,234.50` or `50 points`. */
export function useAmountText(): (item: { amountSatang: number | null; amountPoints: number | null }) => string {
  const t = useKitMessages();
  return ({ amountSatang, amountPoints }) => {
    if (amountSatang !== null) return formatSatang(BigInt(amountSatang));
    return amountPoints === null ? DASH : t('points', { count: amountPoints, amount: formatCount(amountPoints) });
  };
}

const seconds = (instant: Date): string => String(instant.getUTCSeconds()).padStart(2, '0');

/** The forms of an instant in the agent's zone. */
export interface Times {
  /** `14:02` for today, else `24 Nov 14:02`. */
  short: (instant: string) => string;
  /** `24 Nov 2026 14:02:11`. */
  long: (instant: string) => string;
  /** `24 Nov 2026`. */
  date: (instant: string) => string;
  /** `14:02:11`. */
  clock: (instant: string) => string;
  /** Time since an instant: `42 min`, `3 h 5 min`, `2 d`. */
  since: (instant: string) => string;
}

/** Formats instants (ISO 8601) in the agent's zone. */
export function useTimes(): Times {
  const language = useLanguage();
  const { timeZone } = useAgent();
  const t = useKitMessages();
  const clock = (instant: string) => `${formatHour(new Date(instant), timeZone)}:${seconds(new Date(instant))}`;
  const date = (instant: string) => formatReadableDate(new Date(instant), language, timeZone);
  return {
    clock,
    date,
    long: (instant) => `${date(instant)} ${clock(instant)}`,
    short: (instant) => {
      const at = new Date(instant);
      const hour = formatHour(at, timeZone);
      if (businessDay(at, timeZone) === businessDay(new Date(), timeZone)) return hour;
      return `${date(instant).replace(/ \d{4}$/, '')} ${hour}`;
    },
    since: (instant) => {
      const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000));
      if (minutes < 60) return t('minutes', { count: minutes });
      if (minutes < 24 * 60) return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
      return t('days', { days: Math.floor(minutes / (24 * 60)) });
    },
  };
}

/** An instant; its complete form is the tooltip. */
export function Moment({ at, form = 'short' }: { at: string; form?: 'short' | 'long' | 'date' }) {
  const times = useTimes();
  return (
    <time dateTime={at} title={times.long(at)}>
      {times[form](at)}
    </time>
  );
}
