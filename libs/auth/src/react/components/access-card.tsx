import { classNames } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import classes from './access-card.module.css';

/** The card of the login and of the screens that lead back to it, in the agent's login colours. */
export function AccessCard({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.card, className)}>{children}</div>;
}
