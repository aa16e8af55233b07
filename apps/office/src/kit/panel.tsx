import { classNames } from '@housebrand/shared/react';
import { useId, type ReactNode } from 'react';
import type { Tone } from './chip';
import classes from './kit.module.css';

/** A card of a page with a heading. */
export interface PanelProps {
  title: string;
  actions?: ReactNode;
  /** Its content waits for staff. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Draws {@link PanelProps}. */
export function Panel({ title, actions, isWaiting = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(classes.panel, isWaiting && classes.waiting)} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A large number with its name and an explanation. */
export interface FigureProps {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  tone?: Extract<Tone, 'good' | 'bad'> | undefined;
}

/** One of the figures of a {@link Figures} list. */
export function Figure({ name, value, note, tone }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <span>{value}</span>
        {note && <span className={classNames(classes.note, tone && classes[tone])}>{note}</span>}
      </dd>
    </div>
  );
}

/** A row of figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}
