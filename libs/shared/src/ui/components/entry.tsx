import type { ReactNode } from 'react';
import { Card } from './card';
import classes from './entry.module.css';

/** The entries of a day or a month. */
export interface EntryGroupProps {
  title: ReactNode;
  /** Beside the title: a number or a sum. */
  aside?: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  /** Each an {@link Entry}. */
  children: ReactNode;
}

/** A part of a list: its heading, and a card of entries. */
export function EntryGroup({ title, aside, note, children }: EntryGroupProps) {
  return (
    <section className={classes.group}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      <Card isPadded={false}>
        <ul>{children}</ul>
      </Card>
    </section>
  );
}

/** An entry of an {@link EntryGroup}. */
export function Entry({ children }: { children: ReactNode }) {
  return <li className={classes.entry}>{children}</li>;
}

/** What an {@link EntryButton} shows. */
export interface EntryButtonProps {
  icon?: ReactNode;
  /** Colours the icon. */
  status?: 'completed' | 'pending' | 'rejected' | null;
  title: ReactNode;
  /** Below the title, less prominent: a time, an id. */
  details: ReactNode;
  onClick: () => void;
  /** At the end: the amount, and what matters about it. */
  children: ReactNode;
}

/** The content of an {@link Entry} that opens its receipt or its parts. */
export function EntryButton({ icon, status, title, details, onClick, children }: EntryButtonProps) {
  return (
    <button type="button" className={classes.button} onClick={onClick}>
      {icon && (
        <span className={classes.icon} data-status={status ?? undefined}>
          {icon}
        </span>
      )}
      <span className={classes.what}>
        <b>{title}</b>
        <small>{details}</small>
      </span>
      <span className={classes.figures}>{children}</span>
    </button>
  );
}
