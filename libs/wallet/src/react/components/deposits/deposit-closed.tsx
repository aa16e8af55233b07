import { OWN_CODES } from '@housebrand/shared';
import { ApiError, FailureScreen, LinkButton, Scene, StateScreen, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';

/** Explains why the member cannot deposit: an exclusion, the member's own limit, or a failed request. */
export function DepositClosed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = usePaymentMessages();
  const path = usePath();
  if (!(error instanceof ApiError) || error.status !== 403)
    return <FailureScreen error={error} onRetry={onRetry} isWhole />;
  const isLimit = error.code === OWN_CODES.ownLimit;
  const home = (variant: 'filled' | 'plain') => (
    <LinkButton variant={variant} to={path()}>
      {t('toHome')}
    </LinkButton>
  );
  return (
    <StateScreen
      kind="empty"
      art={<Paused />}
      title={t(isLimit ? 'ownLimitTitle' : 'onBreakTitle')}
      text={error.message}
      action={isLimit ? home('filled') : <LinkButton to={path('withdraw')}>{t('toWithdraw')}</LinkButton>}
      secondary={!isLimit && home('plain')}
    />
  );
}

function Paused() {
  return (
    <Scene>
      <circle r="46" fill="var(--primary)" />
      <path d="M-14-18V18M14-18V18" stroke="var(--on-primary)" strokeWidth="11" strokeLinecap="round" />
    </Scene>
  );
}
