import { shareInWholePercent } from '@housebrand/shared';
import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './progress-ring.module.css';

const RADIUS = 74;
const LENGTH = 2 * Math.PI * RADIUS;

/** The ring's share and content. */
export interface ProgressRingProps {
  /** Between 0 and 1. */
  value: number;
  /** Label for screen readers. */
  label: string;
  /** Shown in the middle. */
  children: ReactNode;
}

/** A golden ring that animates once to its share. */
export function ProgressRing({ value, label, children }: ProgressRingProps) {
  const gradient = useId();
  const share = Math.min(1, Math.max(0, value));
  const length = { '--ring-length': `${LENGTH * share}px` } as CSSProperties;
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shareInWholePercent(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg className={classes.drawing} viewBox="0 0 168 168" fill="none" strokeWidth="11" aria-hidden focusable="false">
        <linearGradient id={gradient} x1="1" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.from} />
          <stop offset=".5" className={classes.mid} />
          <stop offset="1" className={classes.to} />
        </linearGradient>
        <circle className={classes.way} cx="84" cy="84" r={RADIUS} />
        {share > 0 && (
          <circle
            className={classes.done}
            style={length}
            cx="84"
            cy="84"
            r={RADIUS}
            stroke={`url(#${gradient})`}
            strokeLinecap="round"
            strokeDasharray={`${LENGTH * share} ${LENGTH}`}
          />
        )}
      </svg>
      <div className={classes.middle}>{children}</div>
    </div>
  );
}
