import { formatHour, formatReadableDate, shortTransactionId } from '@housebrand/shared';
import { ListEnd, Sheet, useLanguage, usePortal } from '@housebrand/shared/react';
import type { IncomeEntry } from '../../core';
import { useIncomeLines } from '../api/get-income-lines';
import { useAffiliateMessages } from '../messages';
import { ListState } from './list-state';
import { SignedAmount } from './signed-amount';
import classes from './income-lists.module.css';

/** A sheet with the income of each bet of a day. `date` `null`: closed. */
export function DaySheet({ date, onClose }: { date: string | null; onClose: () => void }) {
  const language = useLanguage();
  const shown = date && isDay(date) ? date : null;
  const title = shown ? formatReadableDate(new Date(`${shown}T00:00:00Z`), language, 'UTC') : '';
  return (
    <Sheet title={title} isOpen={shown !== null} onClose={onClose} isInAddress>
      {shown && <Lines date={shown} />}
    </Sheet>
  );
}

function Lines({ date }: { date: string }) {
  const t = useAffiliateMessages();
  const { member } = usePortal();
  const pages = useIncomeLines(member, date);
  return (
    <ListState pages={pages} empty={{ title: t('noIncome'), text: t('noIncomeText') }}>
      <ul>
        {pages.entries.map((line) => (
          <li key={`${line.betId} ${line.kind}`} className={classes.item}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} shown={pages.entries.length} />
    </ListState>
  );
}

function Line({ line: { betId, kind, from, level, amountSatang, at } }: { line: IncomeEntry }) {
  const t = useAffiliateMessages();
  const { timeZone } = usePortal();
  return (
    <div className={classes.row}>
      <span className={classes.what}>
        <b>{`${from} · ${t('level', { level })}`}</b>
        <small>
          {`${formatHour(new Date(at), timeZone)} · ${t('bet', { id: shortTransactionId(betId).toUpperCase() })}${kind === 'takenBack' ? ` · ${t('takenBack')}` : ''}`}
        </small>
      </span>
      <SignedAmount satang={BigInt(amountSatang)} />
    </div>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
