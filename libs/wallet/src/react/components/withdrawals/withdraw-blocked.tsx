import { formatSatang, shareInWholePercent, shareOf } from '@housebrand/shared';
import { Card, ProgressTrack } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconClockFilled, IconLock } from '@tabler/icons-react';
import { withdrawRules, type WithdrawCondition, type WithdrawRule } from '../../../core';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import classes from './withdraw-blocked.module.css';
import { WithdrawDemands, type WithdrawDemandsProps } from './withdraw-demands';

/** Explains why the member cannot withdraw yet: the reason, the turnover progress, and each other condition. */
export function WithdrawBlocked({ condition, onReturn }: WithdrawDemandsProps) {
  const t = useWithdrawalMessages();
  const { message, turnover } = condition;
  return (
    <>
      <Card>
        <div className={classes.head} role="status">
          <span className={classes.icon}>
            <IconLock size={26} aria-hidden />
          </span>
          <div>
            <h2>{t('notYet')}</h2>
            {message && <p>{message}</p>}
          </div>
        </div>
        {turnover && <TurnoverFigures {...turnover} />}
      </Card>
      <WithdrawDemands condition={condition} onReturn={onReturn} />
      <Rules rules={withdrawRules(condition).filter(({ kind }) => kind !== 'turnover' || !turnover)} />
    </>
  );
}

function TurnoverFigures({ requiredSatang, doneSatang }: NonNullable<WithdrawCondition['turnover']>) {
  const t = useWithdrawalMessages();
  const share = shareOf(BigInt(doneSatang), BigInt(requiredSatang));
  const missing = formatSatang(BigInt(requiredSatang - doneSatang));
  return (
    <div className={classes.figures}>
      <div className={classes.spread}>
        <span translate="no">
          <b className={classes.done}>{formatSatang(BigInt(doneSatang))}</b>
          <span className={classes.quiet}>{` / ${formatSatang(BigInt(requiredSatang))}`}</span>
        </span>
        <b>{`${shareInWholePercent(share)}%`}</b>
      </div>
      <div className={classes.bar}>
        <ProgressTrack variant="thick" value={share} label={t('turnover')} />
      </div>
      <div className={classes.spread}>
        <span className={classes.quiet}>{t('turnover')}</span>
        <b>{t('missing', { amount: missing })}</b>
      </div>
    </div>
  );
}

function Rules({ rules }: { rules: readonly WithdrawRule[] }) {
  const t = useWithdrawalMessages();
  if (rules.length === 0) return null;
  return (
    <Card isPadded={false}>
      <ul aria-label={t('conditions')}>
        {rules.map(({ kind, isPassed, missingSatang, minSatang }) => (
          <li key={kind} className={classes.rule} data-passed={isPassed}>
            {isPassed ? <IconCircleCheckFilled size={24} aria-hidden /> : <IconClockFilled size={24} aria-hidden />}
            <span>{t(`rule.${kind}`, { min: minSatang === null ? '' : formatSatang(BigInt(minSatang)) })}</span>
            <b>
              {isPassed
                ? t('passed')
                : missingSatang === null
                  ? t('notPassed')
                  : t('missing', { amount: formatSatang(BigInt(missingSatang)) })}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
