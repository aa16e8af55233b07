import type { ReactNode } from 'react';
import classes from './sides.module.css';

/** A fact as both sides have it. */
export interface SideRow {
  name: string;
  left: ReactNode;
  right: ReactNode;
  /** The sides differ: the right one is marked. */
  isOther?: boolean;
}

/** What a side does not have. */
export function NoSide({ children }: { children: ReactNode }) {
  return <span className={classes.quiet}>{children}</span>;
}

/** Two sides next to each other. */
export function Sides({
  caption,
  left,
  right,
  rows,
}: {
  caption: string;
  left: string;
  right: string;
  rows: readonly SideRow[];
}) {
  return (
    <table className={classes.sides}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.left}</td>
            <td className={row.isOther ? classes.other : undefined}>{row.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
