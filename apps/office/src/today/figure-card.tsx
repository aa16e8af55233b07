import { formatCount } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import { plainBaht } from '../kit/formats';
import { useTodayMessages } from './messages';
import classes from './today.module.css';

/** A figure of today with the same hour of yesterday and of a week ago; satang, or a count. */
export interface FigureCardProps {
  name: string;
  satang?: number;
  count?: number;
  yesterday: number;
  weekBefore: number;
  note?: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 });

/** The change against an earlier figure; `null`: there is nothing to compare. */
export function changeText(now: number, before: number): string | null {
  return before === 0 ? null : percent.format((now - before) / Math.abs(before)).replace('-', '−');
}

/** One of the figures at the top of the page. */
export function FigureCard({ name, satang = 0, count, yesterday, weekBefore, note }: FigureCardProps) {
  const t = useTodayMessages();
  const now = count ?? satang;
  const value = count === undefined ? plainBaht(satang) : formatCount(count);
  const change = changeText(now, yesterday);
  const week = changeText(now, weekBefore);
  return (
    <section className={classes.card}>
      <h2>{name}</h2>
      <p className={classes.value}>{value}</p>
      <p className={classNames(classes.change, change?.startsWith('+') && classes.up)}>
        {change ? t('onYesterday', { change }) : t('noComparison')}
      </p>
      {(note || week) && (
        <p className={classes.change}>{[week && t('onWeek', { change: week }), note].filter(Boolean).join(' · ')}</p>
      )}
    </section>
  );
}
