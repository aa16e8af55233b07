import { classNames } from './class-names';
import classes from './progress-track.module.css';

/** How much of what is done. */
export interface ProgressTrackProps {
  /** A share of one. */
  value: number;
  /** What is measured, for screen readers. */
  label: string;
  /** `credit` stands on the credit box; `thick` is 10 px instead of 6. */
  look?: 'plain' | 'thick' | 'credit';
}

/** A bar that fills, with the share read out in whole percent. */
export function ProgressTrack({ value, label, look = 'plain' }: ProgressTrackProps) {
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      className={classNames(classes.track, classes[look])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={classes.bar} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
