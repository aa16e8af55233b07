import { useOnline } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './flow-layout.module.css';

/** The content of a flow above its footer. */
export function FlowScreen({ children }: { children: ReactNode }) {
  return <main className={classes.screen}>{children}</main>;
}

/** The sticky footer of a flow: its main button, and why that is disabled. */
export function FlowFooter({ why, children }: { why?: string | null; children: ReactNode }) {
  const t = usePaymentMessages();
  const reason = useOnline() ? why : t('offlineMoney');
  return (
    <div className={classes.footer}>
      {reason && (
        <p className={classes.why} role="status">
          {reason}
        </p>
      )}
      {children}
    </div>
  );
}
