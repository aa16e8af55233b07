import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names';
import { leadsNowhere, Link } from '../portal/navigation';
import classes from './icon-button.module.css';

interface IconButtonLook {
  /** What it does, for screen readers. */
  label: string;
  /** A 24 px icon. */
  children: ReactNode;
  /** A dot that says there is something new; say what in `label`. */
  hasNews?: boolean;
  className?: string;
}

/** The icon and the label that names it to screen readers, with everything that an HTML button takes. */
export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {}

/** 44 × 44 to the finger, an icon to the eye. */
export function IconButton({ label, children, hasNews, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(classes.button, hasNews && classes.news, className)}
    >
      {children}
    </button>
  );
}

/** The same, as a link inside the site; nothing where the site has no such page. */
export function IconLink({ label, children, hasNews, className, to }: IconButtonLook & { to: string }) {
  if (leadsNowhere(to)) return null;
  return (
    <Link to={to} aria-label={label} className={classNames(classes.button, hasNews && classes.news, className)}>
      {children}
    </Link>
  );
}
