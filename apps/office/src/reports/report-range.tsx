import { businessDay } from '@housebrand/shared';
import { Link } from 'react-router';
import { DaysFilter, useFilters, useOwnAddress } from '../kit/filters';
import classes from '../kit/kit.module.css';
import { useAgent } from '../session/session-context';
import { useReportMessages } from './messages';

const DAY_MS = 86_400_000;
const SPANS = [7, 30, 90] as const;
const DEFAULT_SPAN = 30;

/** First and last day, `YYYY-MM-DD`. */
export interface Range {
  from: string;
  to: string;
}

/** Returns the last days, today included, in the agent's zone. */
function lastDays(days: number, timeZone: string): Range {
  const now = Date.now();
  return {
    from: businessDay(new Date(now - (days - 1) * DAY_MS), timeZone),
    to: businessDay(new Date(now), timeZone),
  };
}

/** Returns the days that the address names. @param span days that apply without them, up to today */
export function useReportRange(span = DEFAULT_SPAN): Range {
  const { get } = useFilters();
  const { timeZone } = useAgent();
  const initial = lastDays(span, timeZone);
  return { from: get('from') ?? initial.from, to: get('to') ?? get('from') ?? initial.to };
}

/** The days of a report: the last ones, or any. */
export function RangeFilter({ range }: { range: Range }) {
  const t = useReportMessages();
  const { get } = useFilters();
  const { timeZone } = useAgent();
  const ownAddress = useOwnAddress();
  return (
    <>
      <nav className={classes.switch} aria-label={t('range')}>
        {SPANS.map((days) => {
          const span = lastDays(days, timeZone);
          const isCurrent = span.from === range.from && span.to === range.to;
          return (
            <Link key={days} to={ownAddress({ ...span })} replace aria-current={isCurrent || undefined}>
              {t(`last${days}`)}
            </Link>
          );
        })}
      </nav>
      <DaysFilter label={t('days')} isClearable={get('from') !== undefined} initial={range} />
    </>
  );
}
