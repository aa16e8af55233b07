import type { ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './pill.module.css';

/** The meaning of a pill; `gold` is for tiers and rewards. */
export type PillTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'gold';

/** A status: icon, text and colour together, never colour alone. */
export function Pill({ tone = 'neutral', icon, children }: { tone?: PillTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(classes.pill, classes[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
