import { useOnline } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import { usePaymentWords } from '../payment-words';
import classes from './flow.module.css';

/** What a flow shows above its foot. */
export function FlowScreen({ children }: { children: ReactNode }) {
  return <main className={classes.screen}>{children}</main>;
}

/** The sticky foot of a flow: its one filled button, and why it is closed. */
export function FlowFooter({ why, children }: { why?: string | null; children: ReactNode }) {
  const words = usePaymentWords();
  const reason = useOnline() ? why : words('offlineMoney');
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
