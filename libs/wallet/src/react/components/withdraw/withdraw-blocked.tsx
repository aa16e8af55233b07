import { formatPercent, formatSatang, shareOf } from '@housebrand/shared';
import { Card, ProgressTrack } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconClockFilled, IconLock } from '@tabler/icons-react';
import { withdrawRules, type WithdrawCondition, type WithdrawRule } from '../../../core';
import { useWithdrawalWords } from '../../withdrawal-words';
import classes from './withdraw-blocked.module.css';
import { WithdrawDemands } from './withdraw-demands';

/** Exactly why money may not leave yet, what stands in the way, and how far it is. */
export function WithdrawBlocked({ condition }: { condition: WithdrawCondition }) {
  const words = useWithdrawalWords();
  const { message, turnover } = condition;
  return (
    <>
      <Card>
        <div className={classes.head} role="status">
          <span className={classes.icon}>
            <IconLock size={26} aria-hidden />
          </span>
          <div>
            <h2>{words('notYet')}</h2>
            {message && <p>{message}</p>}
          </div>
        </div>
        {turnover && <TurnoverFigures {...turnover} />}
      </Card>
      <WithdrawDemands condition={condition} />
      <Rules rules={withdrawRules(condition)} />
    </>
  );
}

function TurnoverFigures({ requiredSatang, doneSatang }: NonNullable<WithdrawCondition['turnover']>) {
  const words = useWithdrawalWords();
  const share = shareOf(BigInt(doneSatang), BigInt(requiredSatang));
  const missing = formatSatang(BigInt(requiredSatang - doneSatang));
  return (
    <div className={classes.figures}>
      <div className={classes.spread}>
        <span>
          <b className={classes.done}>{formatSatang(BigInt(doneSatang))}</b>
          <span className={classes.quiet}> / {formatSatang(BigInt(requiredSatang))}</span>
        </span>
        <b>{formatPercent(Math.floor(share * 100) / 100)}</b>
      </div>
      <div className={classes.bar}>
        <ProgressTrack look="thick" value={share} label={words('turnover')} />
      </div>
      <div className={classes.spread}>
        <span className={classes.quiet}>{words('turnover')}</span>
        <b>{words('missing', { amount: missing })}</b>
      </div>
    </div>
  );
}

function Rules({ rules }: { rules: readonly WithdrawRule[] }) {
  const words = useWithdrawalWords();
  if (rules.length === 0) return null;
  return (
    <Card isPadded={false}>
      <ul aria-label={words('conditions')}>
        {rules.map(({ kind, isPassed, missingSatang, minSatang }) => (
          <li key={kind} className={classes.rule} data-passed={isPassed}>
            {isPassed ? <IconCircleCheckFilled size={24} aria-hidden /> : <IconClockFilled size={24} aria-hidden />}
            <span>{words(`rule.${kind}`, { min: minSatang === null ? '' : formatSatang(BigInt(minSatang)) })}</span>
            <b>
              {isPassed
                ? words('passed')
                : missingSatang === null
                  ? words('notPassed')
                  : words('missing', { amount: formatSatang(BigInt(missingSatang)) })}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
