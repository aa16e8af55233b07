import type { CSSProperties, ReactNode } from 'react';
import { Children } from 'react';
import { classNames } from './class-names';
import classes from './rail.module.css';

export interface RailProps {
  /** Names the list for screen readers; or give `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Width of one item, a CSS length. Choose it so that the last visible one is cut by a third. */
  itemWidth?: string;
  /** 2 makes a grid of two rows that scrolls sideways. */
  rows?: 1 | 2;
  className?: string;
  children: ReactNode;
}

/** A row that scrolls sideways and snaps; each child becomes one item of the list. */
export function Rail({ label, labelledBy, itemWidth, rows = 1, className, children }: RailProps) {
  const style = { '--rail-item': itemWidth ?? 'auto', '--rail-rows': rows } as CSSProperties;
  return (
    <ul className={classNames(classes.rail, className)} style={style} aria-label={label} aria-labelledby={labelledBy}>
      {Children.map(children, (child) => (
        <li className={classes.item}>{child}</li>
      ))}
    </ul>
  );
}
