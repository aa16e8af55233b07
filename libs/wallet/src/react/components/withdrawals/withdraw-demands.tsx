import { formatSatang } from '@housebrand/shared';
import { Card, ListRow, usePath, useMoment } from '@housebrand/shared/react';
import { IconArrowDownLeft, IconClock, IconTicket } from '@tabler/icons-react';
import type { WithdrawCondition } from '../../../core';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import classes from './withdraw-demands.module.css';

/** The unmet turnover requirements with the missing amounts, and the open bets that may count for them. */
export function WithdrawDemands({ condition: { demands, unsettled } }: { condition: WithdrawCondition }) {
  const t = useWithdrawalMessages();
  const moment = useMoment();
  const path = usePath();
  if (demands.length === 0) return null;
  const baht = (satang: number): string => formatSatang(BigInt(satang));
  return (
    <section className={classes.section} aria-label={t('demands')}>
      <h2>{t('demands')}</h2>
      <Card isPadded={false}>
        {demands.map(({ kind, reference, amountSatang, requiredSatang, doneSatang, missingSatang, at }) => (
          <ListRow
            key={reference}
            icon={
              kind === 'coupon' ? <IconTicket size={22} aria-hidden /> : <IconArrowDownLeft size={22} aria-hidden />
            }
            label={
              <span className={classes.demand}>
                <span>{amountSatang === null ? t(kind) : t(`${kind}Of`, { amount: baht(amountSatang) })}</span>{' '}
                <b className={classes.missing}>{t('missing', { amount: baht(missingSatang) })}</b>
              </span>
            }
            note={`${moment(at)}\n${t('doneOf', { done: baht(doneSatang), required: baht(requiredSatang) })}`}
            to={path(`${kind === 'coupon' ? 'coupon' : 'deposit/history'}?id=${encodeURIComponent(reference)}`)}
          />
        ))}
        {unsettled && (
          <ListRow
            icon={<IconClock size={22} aria-hidden />}
            label={t('unsettled', { bets: unsettled.bets, amount: baht(unsettled.stakeSatang) })}
            note={t('unsettledText')}
          />
        )}
      </Card>
    </section>
  );
}
