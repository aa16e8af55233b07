import { businessDay, type DayRange } from '@housebrand/shared';
import { AppBar, Chip, ChipRow, LinkButton, usePath, usePortal, serverNow } from '@housebrand/shared/react';
import { useMemo, useState } from 'react';
import { EarnedList } from '../components/earned-list';
import { WithdrawnList } from '../components/withdrawn-list';
import { useAffiliateMessages } from '../messages';
import classes from './referral-lists.module.css';

const SIDES = ['earned', 'withdrawn'] as const;
const SPANS = ['all', 'week', 'month', 'lastMonth'] as const;
type Span = (typeof SPANS)[number];

/** `referral/rewards`: income by day, and withdrawals of income. */
export default function ReferralRewards() {
  const t = useAffiliateMessages();
  const path = usePath();
  const { timeZone } = usePortal();
  const [side, setSide] = useState<(typeof SIDES)[number]>('earned');
  const [span, setSpan] = useState<Span>('all');
  const today = businessDay(new Date(serverNow()), timeZone);
  const range = useMemo(() => rangeOf(span, today), [span, today]);
  const List = side === 'earned' ? EarnedList : WithdrawnList;
  return (
    <>
      <AppBar title={t('rewardsTitle')} parent={path('referral')} />
      <main className={classes.main}>
        <div className={classes.sides} role="group" aria-label={t('which')}>
          {SIDES.map((one) => (
            <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
              {t(`side.${one}`)}
            </button>
          ))}
        </div>
        <div className={classes.chips}>
          <ChipRow label={t('span')}>
            {SPANS.map((one) => (
              <Chip key={one} isSelected={one === span} onClick={() => setSpan(one)}>
                {t(`span.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <List key={`${side}${span}`} range={range} />
        <LinkButton variant="ghost" isFullWidth to={path('withdraw-income')}>
          {t('withdraw')}
        </LinkButton>
      </main>
    </>
  );
}

const DAY_MS = 86_400_000;

/** Returns the days of a span in the agent's time zone; `null`: all days. */
function rangeOf(span: Span, today: string): DayRange | null {
  const [year, month] = today.split('-').map(Number);
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  switch (span) {
    case 'all':
      return null;
    case 'week':
      return { from: day(Date.parse(today) - 6 * DAY_MS), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'lastMonth':
      return { from: day(Date.UTC(year!, month! - 2, 1)), to: day(Date.UTC(year!, month! - 1, 0)) };
  }
}
