import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { leadsNowhere, Link } from '../../browser';
import { classNames } from './class-names';
import classes from './icon-button.module.css';

interface IconButtonBaseProps {
  /** The accessible name: what the button does. */
  label: string;
  /** A 24 px icon. */
  children: ReactNode;
  /** Shows a dot for something new; name it in `label`. */
  hasNews?: boolean;
  className?: string;
}

/** The icon, its accessible name, and all props of an HTML button. */
export interface IconButtonProps extends IconButtonBaseProps, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {}

/** A touch target of 44 × 44 px with an icon. */
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

interface IconLinkProps extends IconButtonBaseProps {
  to: string;
  /** Location state of the page. */
  state?: unknown;
}

/** An icon button that links within the site; renders nothing when the site has no such page. */
export function IconLink({ label, children, hasNews, className, to, state }: IconLinkProps) {
  if (leadsNowhere(to)) return null;
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      className={classNames(classes.button, hasNews && classes.news, className)}
    >
      {children}
    </Link>
  );
}
