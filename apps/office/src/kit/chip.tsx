import { classNames } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import classes from './kit.module.css';

/** The meaning of a state; it sets the colour. */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** A state in one or two words. */
export function StateChip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(classes.chip, classes[tone])}>{children}</span>;
}
