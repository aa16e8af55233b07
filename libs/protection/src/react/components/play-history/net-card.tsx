import { formatSatang, type MemberRef } from '@housebrand/shared';
import { Card, Link, usePath } from '@housebrand/shared/react';
import type { NetResults } from '../../../core';
import { useLimits } from '../../api/get-limits';
import { usePlayHistoryMessages } from '../../play-history-messages';
import { NetAmount } from './net-amount';
import classes from './play-history.module.css';

interface NetCardProps {
  member: MemberRef;
  net: NetResults;
}

/** The net results of the week and the month, each beside the member's loss limit. */
export function NetCard({ member, net }: NetCardProps) {
  const t = usePlayHistoryMessages();
  const path = usePath();
  const limits = useLimits(member).data;
  const results = [
    { period: 'WEEK', satang: net.weekSatang },
    { period: 'MONTH', satang: net.monthSatang },
  ] as const;
  return (
    <Card className={classes.card} aria-label={t('net')} role="region">
      <div className={classes.results}>
        {results.map(({ period, satang }) => {
          const limit = limits?.find((one) => one.kind === 'LOSS' && one.period === period)?.limitSatang ?? null;
          return (
            <div key={period} className={classes.result}>
              <span className={classes.quiet}>{t(`net.${period}`)}</span>
              <NetAmount satang={satang} isLarge />
              <span className={classes.quiet}>
                {limits && (limit === null ? t('noLimit') : t('limit', { limit: formatSatang(BigInt(limit)) }))}
              </span>
            </div>
          );
        })}
      </div>
      <Link className={classes.link} to={path('user-info/play-safely')}>
        {t('setLimit')}
      </Link>
    </Card>
  );
}
