import { DEFAULT_BUSINESS_ZONE } from '@housebrand/shared';
import { ApiError, CreditNumber, Skeleton, useMinimumDisplayDelay, VisuallyHidden } from '@housebrand/shared/react';
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProfileAndCredit } from '../../core/contracts';
import { useCreditVisibility } from '../credit-visibility';
import { useWalletWords } from '../words';
import styles from './credit-box.module.css';

export interface CreditFiguresProps {
  /** What `useCredit` answers. */
  credit: Pick<UseQueryResult<ProfileAndCredit>, 'data' | 'error' | 'isFetching' | 'isPending' | 'refetch'>;
  isOnline: boolean;
}

const HIDDEN = '••••••';

/** `21:14`, the hour of the amount in the agent's zone. */
function hourOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: DEFAULT_BUSINESS_ZONE,
  }).format(new Date(instant));
}

/** Label with its two tools, the amount, the points; a notice when the amount is old or missing. */
export function CreditFigures({ credit, isOnline }: CreditFiguresProps) {
  const words = useWalletWords();
  const { isHidden, toggle } = useCreditVisibility();
  const isRefreshing = useMinimumDisplayDelay(credit.isFetching);
  const { data } = credit;
  return (
    <>
      <div className={styles.labelRow}>
        <span>{words('credit')}</span>
        <button
          type="button"
          className={styles.tool}
          aria-label={words(isHidden ? 'showCredit' : 'hideCredit')}
          onClick={toggle}
        >
          {isHidden ? <IconEyeOff size={19} aria-hidden /> : <IconEye size={19} aria-hidden />}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={words('refreshCredit')}
          aria-busy={isRefreshing}
          onClick={() => {
            if (!credit.isFetching) void credit.refetch();
          }}
        >
          <IconRefresh size={19} className={isRefreshing ? styles.spinning : undefined} aria-hidden />
        </button>
      </div>
      <div className={styles.figures}>
        {data ? <Amount data={data} isHidden={isHidden} /> : <AmountMissing isPending={credit.isPending && isOnline} />}
        <div className={styles.points}>
          <div className={styles.quiet}>{words('points')}</div>
          <div className={styles.pointsFigure}>
            {data ? isHidden ? HIDDEN : data.point.toLocaleString('en') : <span aria-hidden>–</span>}
          </div>
        </div>
      </div>
      <Notice credit={credit} isOnline={isOnline} />
    </>
  );
}

function Amount({ data, isHidden }: { data: ProfileAndCredit; isHidden: boolean }) {
  const words = useWalletWords();
  return (
    <div className={styles.amount} role="status">
      {isHidden ? (
        <>
          <VisuallyHidden>{words('creditHidden')}</VisuallyHidden>
          <span className={styles.concealed} aria-hidden>
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
  const words = useWalletWords();
  return (
    <div className={styles.amount}>
      {isPending ? (
        <span role="status">
          <VisuallyHidden>{words('loadingCredit')}</VisuallyHidden>
          <Skeleton width={190} height={38} radius={10} className={styles.bone ?? ''} />
        </span>
      ) : (
        <span aria-hidden>–</span>
      )}
    </div>
  );
}

function Notice({ credit, isOnline }: CreditFiguresProps) {
  const words = useWalletWords();
  const { data, error } = credit;
  if (!error && isOnline) return null;
  if (!error && !data && !isOnline) return <p className={styles.notice}>{words('offline')}</p>;
  const time = data ? hourOf(data.asOf) : '';
  const said = data ? words(isOnline ? 'creditStale' : 'creditOffline', { time }) : words('creditFailed');
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.noticeText}>
        {said}
        {reference && !data && <> · {words('reference', { id: reference.slice(0, 8) })}</>}
      </span>
      {isOnline && (
        <button type="button" className={styles.noticeAction} onClick={() => void credit.refetch()}>
          {words('retry')}
        </button>
      )}
    </div>
  );
}
