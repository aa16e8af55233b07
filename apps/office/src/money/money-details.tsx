import type { MoneyAction, MoneyPage, MoneyRecord } from '@housebrand/office';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOffice } from '../api/hooks';
import { usePolling } from '../api/polling';
import { baht } from '../kit/formats';
import { useAddress, useMay, useOfficeSession } from '../session/session-context';
import { useTerms } from '../terms/terms';
import { adviceOn } from './advice';
import { useMoneyMessages } from './messages';
import { MoneyActionDialog } from './money-action';
import classes from './money.module.css';

const REPEAT_MS = 10_000;

/** Reads the page of a payment or move. */
export function useMoneyPage(record: string, id: string) {
  return useOffice<MoneyPage>('money.read', { path: { record, id }, repeatMs: usePolling(REPEAT_MS) });
}

/** Address of a payment's page below the agent's. */
export function moneyPath({ record, id }: { record: MoneyRecord; id: string }): string {
  return `money/${record}/${id}`;
}

const TEXTS = { RETRY: 'retry', SETTLE: 'settle', REFUSE: 'refuse', REVERSE: 'reverse' } as const;

/** The action that the advice recommends. */
function mainAction(page: MoneyPage): MoneyAction | undefined {
  const order: readonly MoneyAction[] =
    adviceOn(page) === 'providerHas' ? ['SETTLE', 'RETRY'] : ['RETRY', 'SETTLE', 'REFUSE'];
  return order.find((action) => page.actions.includes(action));
}

/** What the two sides say, what an action will do and who has to agree; and the actions of the role. */
export function MoneyAdvice({ page }: { page: MoneyPage }) {
  const t = useMoneyMessages();
  const terms = useTerms();
  const may = useMay();
  const to = useAddress();
  const { limitSatang } = useOfficeSession();
  const [action, setAction] = useState<MoneyAction | null>(null);
  const main = mainAction(page);
  const waiting = page.approvals.find(({ state }) => state === 'OPEN');
  const canRequest = page.actions.some((name) => name !== 'RETRY');
  return (
    <div className={classes.details}>
      <p className={classes.advice}>
        <span>{t(`advice.${adviceOn(page)}`)}</span>
        {canRequest && page.needsApproval && <small>{t('whole')}</small>}
        {canRequest && !page.needsApproval && limitSatang !== null && (
          <small>{t('limit', { limit: baht(limitSatang) })}</small>
        )}
      </p>
      {waiting && (
        <p className={classes.advice}>
          <span>{t('waits', { action: terms(`action.${waiting.action}`), name: waiting.requestedBy })}</span>{' '}
          {may('approvals.list') && (
            <Link className={classes.link} to={to(`approvals?open=${waiting.id}`)}>
              {t('decide')}
            </Link>
          )}
        </p>
      )}
      {page.actions.length > 0 && (
        <div className={classes.buttons}>
          {page.actions.map((name) => (
            <Button key={name} variant={name === main ? 'filled' : 'default'} onClick={() => setAction(name)}>
              {`${t(TEXTS[name])}…`}
            </Button>
          ))}
        </div>
      )}
      {action && <MoneyActionDialog page={page} action={action} onClose={() => setAction(null)} />}
    </div>
  );
}
