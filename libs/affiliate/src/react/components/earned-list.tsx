import { formatNumber, formatReadableDate, satangFromBaht, type DayRange } from '@housebrand/shared';
import {
  Card,
  LinkButton,
  ListEnd,
  useLanguage,
  usePath,
  usePortal,
  useShownInAddress,
} from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import type { IncomeDay } from '../../core';
import { useIncomeDays } from '../api/get-income-days';
import { useAffiliateMessages } from '../messages';
import { DaySheet } from './day-sheet';
import { ListState } from './list-state';
import { SignedAmount } from './signed-amount';
import classes from './income-lists.module.css';

/** Income by day. A tap on a day opens the income of each bet (`?date=`). */
export function EarnedList({ range }: { range: DayRange | null }) {
  const t = useAffiliateMessages();
  const path = usePath();
  const { member } = usePortal();
  const shown = useShownInAddress('date');
  const pages = useIncomeDays(member, range);
  const empty = {
    title: t('noIncome'),
    text: t('noIncomeText'),
    action: <LinkButton to={path('referral')}>{t('share')}</LinkButton>,
  };
  return (
    <ListState pages={pages} empty={empty}>
      <Card isPadded={false}>
        <ul>
          {pages.entries.map((day) => (
            <li key={day.date} className={classes.item}>
              <DayRow day={day} onOpen={() => shown.open(day.date)} />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd pages={pages} shown={pages.entries.length} />
      <DaySheet date={shown.value} onClose={shown.close} />
    </ListState>
  );
}

function DayRow({ day, onOpen }: { day: IncomeDay; onOpen: () => void }) {
  const t = useAffiliateMessages();
  const language = useLanguage();
  const { date, income, takenBack, bets, members } = day;
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <span className={classes.what}>
        <b>{formatReadableDate(new Date(`${date}T00:00:00Z`), language, 'UTC')}</b>
        <small>
          {`${t('bets', { count: bets })} · ${t('fromMembers', { count: members })}${takenBack < 0 ? ` · ${t('takenBackOf', { amount: formatNumber(-takenBack) })}` : ''}`}
        </small>
      </span>
      <SignedAmount satang={satangFromBaht(income)} />
      <IconChevronRight size={18} aria-hidden className={classes.chevron} />
    </button>
  );
}
