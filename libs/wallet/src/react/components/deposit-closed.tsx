import { ApiError, FailureScreen, LinkButton, StateScreen, usePath } from '@housebrand/shared/react';
import { usePaymentWords } from '../payment-words';

/** Why there is nothing to deposit to: the member takes a break, or it could not be loaded. */
export function DepositClosed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = usePaymentWords();
  const path = usePath();
  if (!(error instanceof ApiError) || error.status !== 403) return <FailureScreen error={error} onRetry={onRetry} />;
  return (
    <StateScreen
      kind="empty"
      title={words('onBreakTitle')}
      text={error.message}
      action={<LinkButton to={path()}>{words('toHome')}</LinkButton>}
    />
  );
}
