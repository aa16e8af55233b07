import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Content for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
