import { businessDay, formatCount, formatHour } from '@housebrand/shared';
import {
  ApiError,
  CreditNumber,
  leadsNowhere,
  Link,
  Skeleton,
  serverNow,
  useMinimumDisplayDelay,
  useMoment,
  usePath,
  useSite,
  VisuallyHidden,
} from '@housebrand/shared/react';
import { IconEye, IconEyeOff, IconListDetails, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProfileAndCredit } from '../../../core';
import { useCreditVisibility } from '../../credit-visibility';
import { useWalletMessages } from '../../messages';
import classes from './credit-box.module.css';

/** The credit query and the state of the network. */
export interface CreditFiguresProps {
  /** The result of `useCredit`. */
  credit: Pick<UseQueryResult<ProfileAndCredit>, 'data' | 'error' | 'isFetching' | 'isPending'> & {
    refetch: () => Promise<unknown>;
  };
  isOnline: boolean;
}

const HIDDEN = '••••••';

/** The credit with its two buttons, the points, and a notice if the amount is old or missing. */
export function CreditFigures({ credit, isOnline }: CreditFiguresProps) {
  const t = useWalletMessages();
  const { isHidden, toggle } = useCreditVisibility();
  const isRefreshing = useMinimumDisplayDelay(credit.isFetching);
  const { data } = credit;
  return (
    <>
      <div className={classes.labelRow}>
        <span>{t('credit')}</span>
        <button
          type="button"
          className={classes.tool}
          aria-label={t(isHidden ? 'showCredit' : 'hideCredit')}
          onClick={toggle}
        >
          {isHidden ? <IconEyeOff size={19} aria-hidden /> : <IconEye size={19} aria-hidden />}
        </button>
        <button
          type="button"
          className={classes.tool}
          aria-label={t('refreshCredit')}
          aria-busy={isRefreshing}
          onClick={() => {
            if (!credit.isFetching) void credit.refetch();
          }}
        >
          <IconRefresh size={19} className={isRefreshing ? classes.spinning : undefined} aria-hidden />
        </button>
        <StatementLink />
      </div>
      <div className={classes.figures}>
        {data ? <Amount data={data} isHidden={isHidden} /> : <AmountMissing isPending={credit.isPending && isOnline} />}
        <div className={classes.points}>
          <div className={classes.quiet}>{t('points')}</div>
          <div className={classes.pointsFigure} translate="no">
            {data ? isHidden ? HIDDEN : formatCount(data.point) : <span aria-hidden>–</span>}
          </div>
        </div>
      </div>
      <Notice credit={credit} isOnline={isOnline} />
    </>
  );
}

/** Leads to where the credit came from; nothing on a site without that page. */
function StatementLink() {
  const t = useWalletMessages();
  const address = usePath()('user-info/statement');
  if (leadsNowhere(address)) return null;
  return (
    <Link className={classes.tool} to={address} aria-label={t('statement')}>
      <IconListDetails size={19} aria-hidden />
    </Link>
  );
}

function Amount({ data, isHidden }: { data: ProfileAndCredit; isHidden: boolean }) {
  const t = useWalletMessages();
  return (
    <div className={classes.amount} role="status">
      {isHidden ? (
        <>
          <VisuallyHidden>{t('creditHidden')}</VisuallyHidden>
          <span className={classes.concealed} aria-hidden>
            {HIDDEN}
          </span>
        </>
      ) : (
        <CreditNumber satang={BigInt(data.balanceSatang)} />
      )}
    </div>
  );
}

function AmountMissing({ isPending }: { isPending: boolean }) {
  const t = useWalletMessages();
  return (
    <div className={classes.amount}>
      {isPending ? (
        <span role="status">
          <VisuallyHidden>{t('loadingCredit')}</VisuallyHidden>
          <Skeleton width={190} height={38} radius={10} className={classes.bone ?? ''} />
        </span>
      ) : (
        <span aria-hidden>–</span>
      )}
    </div>
  );
}

/** Returns a function that names an instant: the hour alone for one of today. */
function useWhen(): (instant: string) => string {
  const t = useWalletMessages();
  const momentOf = useMoment();
  const { timeZone } = useSite();
  return (instant) => {
    const at = new Date(instant);
    const isToday = businessDay(at, timeZone) === businessDay(new Date(serverNow()), timeZone);
    return isToday ? t('hour', { time: formatHour(at, timeZone) }) : momentOf(at);
  };
}

function Notice({ credit, isOnline }: CreditFiguresProps) {
  const t = useWalletMessages();
  const whenOf = useWhen();
  const { data, error } = credit;
  if (!error && isOnline) return null;
  if (!error && !data && !isOnline) return <p className={classes.notice}>{t('offline')}</p>;
  const time = data ? whenOf(data.asOf) : '';
  const text = data ? t(isOnline ? 'creditStale' : 'creditOffline', { time }) : t('creditFailed');
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={classes.notice} role="alert">
      <span className={classes.noticeText}>
        <span>{text}</span>
        {reference && !data && <span>{` · ${t('reference', { id: reference.slice(0, 8) })}`}</span>}
      </span>
      {isOnline && (
        <button type="button" className={classes.noticeAction} onClick={() => void credit.refetch()}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
