import { shareInPercent, shareInWholePercent } from '../../core';
import { classNames } from './class-names';
import classes from './progress-track.module.css';

/** A value and its label. */
export interface ProgressTrackProps {
  /** A share between 0 and 1. */
  value: number;
  /** What it measures, for screen readers. */
  label: string;
  /** `credit` is for the credit box; `thick` is 10 px high instead of 6. */
  variant?: 'plain' | 'thick' | 'credit';
}

/** A progress bar; screen readers get the share in whole percent. */
export function ProgressTrack({ value, label, variant = 'plain' }: ProgressTrackProps) {
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      className={classNames(classes.track, classes[variant])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shareInWholePercent(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={classes.bar} style={{ width: `${shareInPercent(share)}%` }} />
    </div>
  );
}
