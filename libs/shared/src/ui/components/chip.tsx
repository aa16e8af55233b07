import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './chip.module.css';
import { classNames } from './class-names';

/** A chip's state, and all props of an HTML button; a selected chip is `aria-pressed`. */
export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  isSelected?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ isSelected = false, icon, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames(classes.chip, isSelected && classes.selected, className)}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A row of chips that scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
