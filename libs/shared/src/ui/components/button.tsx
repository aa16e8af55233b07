import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { leadsNowhere, Link } from '../../browser';
import classes from './button.module.css';
import { classNames } from './class-names';

/**
 * `filled`: at most once per screen · `ghost`: beside it · `plain`: text only · `danger`: irreversible actions ·
 * `credit` and `creditGhost`: on the credit box.
 */
export type ButtonVariant = 'filled' | 'ghost' | 'plain' | 'danger' | 'credit' | 'creditGhost';

interface ButtonBaseProps {
  variant?: ButtonVariant;
  /**
   * `md` is 48 px high; `sm` looks 36 px high, with a touch target of 44 px; `stacked` has its icon above the text, so
   * that four fit in a row.
   */
  size?: 'md' | 'sm' | 'stacked';
  /** Before the text. */
  icon?: ReactNode;
  isFullWidth?: boolean;
  children: ReactNode;
}

/** Look and size, and all props of an HTML button. */
export interface ButtonProps extends ButtonBaseProps, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Shows that it is sending, keeps its width, and ignores further presses. */
  isLoading?: boolean;
}

/** A button in our look: `type="button"` by default, and no second press while it `isLoading`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'filled',
    size = 'md',
    icon,
    isFullWidth,
    isLoading,
    children,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classes.button, classes[variant], classes[size], isFullWidth && classes.full, className)}
      // A disabled button would lose the focus; a busy one must keep it.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      <span className={classes.content}>
        {icon}
        <span>{children}</span>
      </span>
      {isLoading && <span className={classes.spinner} aria-hidden />}
    </button>
  );
}

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends ButtonBaseProps {
  /** An address of the portal. */
  to?: string;
  /** An external address; opens in a new tab, or in the app for it (`tel:`, `otpauth:`). */
  href?: string;
  className?: string;
  replace?: boolean;
  onClick?: () => void;
}

/** A link that looks like a button; renders nothing when the site has no such page. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'filled', size = 'md', icon, isFullWidth, children, className, to, href, replace, onClick } = props;
  if (href === undefined && leadsNowhere(to)) return null;
  const linkClass = classNames(classes.button, classes[variant], classes[size], isFullWidth && classes.full, className);
  const content = (
    <span className={classes.content}>
      {icon}
      <span>{children}</span>
    </span>
  );
  if (href !== undefined) {
    const target = /^https?:/.test(href) ? '_blank' : undefined;
    return (
      <a className={linkClass} href={href} target={target} rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <Link className={linkClass} to={to ?? '.'} replace={replace ?? false} onClick={onClick}>
      {content}
    </Link>
  );
}
