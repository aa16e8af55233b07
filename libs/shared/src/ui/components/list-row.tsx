import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { leadsNowhere, Link } from '../../browser';
import classes from './list-row.module.css';

interface RowContent {
  icon?: ReactNode;
  label: ReactNode;
  /** Below the label, less prominent. */
  note?: ReactNode;
  /** At the end: a value, a pill, a switch. */
  value?: ReactNode;
}

/** A row's content, and its role: internal link, external link or button. */
export interface ListRowProps extends RowContent {
  /** An address of the portal: the row is a link. */
  to?: string;
  /** An external address. */
  href?: string;
  /** The row is a button. */
  onClick?: () => void;
}

function Content({ icon, label, note, value, isLink }: RowContent & { isLink: boolean }) {
  return (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {value && <span className={classes.value}>{value}</span>}
      {isLink && <IconChevronRight size={18} className={classes.chevron} aria-hidden />}
    </>
  );
}

/** A row of a card: a fact, a link or a button. Renders nothing when it links to a page that the site lacks. */
export function ListRow({ to, href, onClick, ...content }: ListRowProps) {
  if (leadsNowhere(to)) return null;
  if (to !== undefined) {
    return (
      <Link className={classes.row} to={to}>
        <Content {...content} isLink />
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className={classes.row} href={href} target="_blank" rel="noopener noreferrer">
        <Content {...content} isLink />
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={classes.row} onClick={onClick}>
        <Content {...content} isLink={false} />
      </button>
    );
  }
  return (
    <div className={classes.row}>
      <Content {...content} isLink={false} />
    </div>
  );
}
