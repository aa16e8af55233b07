import { formatNumber, shareInPercent } from '@housebrand/shared';
import { Card, Pill, useLanguage, VisuallyHidden } from '@housebrand/shared/react';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { MonthIncome } from '../../core';
import { useAffiliateMessages } from '../messages';
import classes from './month-bars.module.css';

/** Income of the last months as bars, with the current month highlighted, and as a table for screen readers. */
export function MonthBars({ months }: { months: readonly MonthIncome[] }) {
  const t = useAffiliateMessages();
  const language = useLanguage();
  const largest = Math.max(0.01, ...months.map(({ income }) => income));
  const now = months.at(-1);
  const name = (month: string, style: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('byMonth')}</h2>
        <Trend months={months} />
      </div>
      <div className={classes.bars} aria-hidden>
        {months.map(({ month, income }) => (
          <div key={month} className={classes.month} data-now={month === now?.month}>
            {month === now?.month && <b>{formatNumber(income)}</b>}
            <span style={{ height: `${Math.max(3, Math.round(shareInPercent(Math.max(0, income) / largest)))}px` }} />
            <small>{name(month, 'short')}</small>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <tbody>
            {months.map(({ month, income }) => (
              <tr key={month}>
                <th scope="row">{name(month, 'long')}</th>
                <td>{formatNumber(income)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}

/** A rise from which multiples say more than percentages. */
const MANY_PERCENT = 300;

/** Change against the previous month, if that had income. */
function Trend({ months }: { months: readonly MonthIncome[] }) {
  const t = useAffiliateMessages();
  const [before, now] = months.slice(-2);
  if (!before || !now || before.income <= 0) return null;
  const percent = Math.round(shareInPercent((now.income - before.income) / before.income));
  const isUp = percent >= 0;
  const times = Math.floor(now.income / before.income);
  const Icon = isUp ? IconTrendingUp : IconTrendingDown;
  return (
    <Pill tone={isUp ? 'ok' : 'neutral'} icon={<Icon size={16} aria-hidden />}>
      {percent >= MANY_PERCENT ? (
        <span>{t('trendTimes', { times })}</span>
      ) : (
        <>
          <span aria-hidden>{`${isUp ? '+' : '−'}${Math.abs(percent)}%`}</span>
          <VisuallyHidden>{t(isUp ? 'trendUp' : 'trendDown', { percent: Math.abs(percent) })}</VisuallyHidden>
        </>
      )}
    </Pill>
  );
}
