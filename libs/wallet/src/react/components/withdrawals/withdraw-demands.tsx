import { formatSatang } from '@housebrand/shared';
import { Button, Card, ListRow, usePath, useMoment } from '@housebrand/shared/react';
import { IconArrowDownLeft, IconClock, IconTicket } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { TurnoverRequirement, WithdrawCondition } from '../../../core';
import { useCouponReturnMessages } from '../../coupon-return-messages';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import classes from './withdraw-demands.module.css';

export interface WithdrawDemandsProps {
  condition: WithdrawCondition;
  /** Asks to return a coupon. */
  onReturn: (coupon: TurnoverRequirement) => void;
}

/** The unmet turnover requirements with the missing amounts, and the open bets that may count for them. Coupons can be returned. */
export function WithdrawDemands({ condition: { demands, turnover, unsettled }, onReturn }: WithdrawDemandsProps) {
  const t = useWithdrawalMessages();
  if (demands.length === 0) return null;
  // the bar above shows the same amounts
  const isOnly = turnover !== null && demands.length === 1;
  return (
    <section className={classes.section} aria-label={t('demands')}>
      <h2>{t('demands')}</h2>
      <Card isPadded={false}>
        {demands.map((demand) => (
          <Fragment key={demand.reference}>
            <Demand demand={demand} isOnly={isOnly} />
            {demand.kind === 'coupon' && <Return onReturn={() => onReturn(demand)} />}
          </Fragment>
        ))}
        {unsettled && (
          <ListRow
            icon={<IconClock size={22} aria-hidden />}
            label={t('unsettled', { bets: unsettled.bets, amount: formatSatang(BigInt(unsettled.stakeSatang)) })}
            note={t('unsettledText')}
          />
        )}
      </Card>
    </section>
  );
}

/** @param isOnly without the amounts */
function Demand({ demand, isOnly }: { demand: TurnoverRequirement; isOnly: boolean }) {
  const t = useWithdrawalMessages();
  const moment = useMoment();
  const path = usePath();
  const baht = (satang: number): string => formatSatang(BigInt(satang));
  const { kind, reference, amountSatang, requiredSatang, doneSatang, missingSatang, at } = demand;
  return (
    <ListRow
      icon={kind === 'coupon' ? <IconTicket size={22} aria-hidden /> : <IconArrowDownLeft size={22} aria-hidden />}
      label={
        <span className={classes.demand}>
          <span>{amountSatang === null ? t(kind) : t(`${kind}Of`, { amount: baht(amountSatang) })}</span>
          {!isOnly && (
            <>
              {' '}
              <b className={classes.missing}>{t('missing', { amount: baht(missingSatang) })}</b>
            </>
          )}
        </span>
      }
      note={
        isOnly
          ? moment(at)
          : `${moment(at)}\n${t('doneOf', { done: baht(doneSatang), required: baht(requiredSatang) })}`
      }
      to={path(`${kind === 'coupon' ? 'coupon' : 'deposit/history'}?id=${encodeURIComponent(reference)}`)}
    />
  );
}

function Return({ onReturn }: { onReturn: () => void }) {
  const t = useCouponReturnMessages();
  return (
    <div className={classes.action}>
      <Button variant="ghost" size="sm" isFullWidth onClick={onReturn}>
        {t('return')}
      </Button>
    </div>
  );
}
