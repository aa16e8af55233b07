import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { leadsNowhere, Link } from '../portal/navigation';
import classes from './button.module.css';
import { classNames } from './class-names';

/**
 * `filled` once a screen at most · `ghost` beside it · `plain` is words only · `danger` for what cannot be undone ·
 * `credit` and `creditGhost` stand on the credit box.
 */
export type ButtonVariant = 'filled' | 'ghost' | 'plain' | 'danger' | 'credit' | 'creditGhost';

interface ButtonLook {
  variant?: ButtonVariant;
  /** `md` is 48 px high; `sm` looks 36 px high and is 44 px to the finger. */
  size?: 'md' | 'sm';
  /** Before the words. */
  icon?: ReactNode;
  isFullWidth?: boolean;
  children: ReactNode;
}

/** Look and size, with everything that an HTML button takes. */
export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Sending: shows it, keeps its width, and takes no second press. */
  isLoading?: boolean;
}

/** A button of the look: `type="button"` unless said otherwise, and no second press while it `isLoading`. */
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
      // a disabled button loses the focus; one that is only busy must keep it
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      <span className={classes.content}>
        {icon}
        {children}
      </span>
      {isLoading && <span className={classes.spinner} aria-hidden />}
    </button>
  );
}

/** A link that looks like a button. Without an address it is not drawn: the site has no such page. */
export interface LinkButtonProps extends ButtonLook {
  /** An address of the portal. */
  to?: string;
  /** An address outside; opens beside the portal. */
  href?: string;
  className?: string;
  replace?: boolean;
  onClick?: () => void;
}

/** A link that looks like a button; nothing where the site has no such page. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'filled', size = 'md', icon, isFullWidth, children, className, to, href, replace, onClick } = props;
  if (href === undefined && leadsNowhere(to)) return null;
  const look = classNames(classes.button, classes[variant], classes[size], isFullWidth && classes.full, className);
  const content = (
    <span className={classes.content}>
      {icon}
      {children}
    </span>
  );
  if (href !== undefined) {
    return (
      <a className={look} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <Link className={look} to={to ?? '.'} replace={replace ?? false} onClick={onClick}>
      {content}
    </Link>
  );
}
