import { BONUS_KINDS } from '@housebrand/office';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAddress, useMay } from '../session/session-context';
import classes from './reports.module.css';
import type { Range } from './report-range';

/** Addresses of the lines that a figure sums; `null`: the role does not open them. */
export interface LineLinks {
  paid: (range: Range, kind?: 'DEPOSIT' | 'WITHDRAWAL') => string | null;
  bonuses: (range: Range) => string | null;
  rounds: (range: Range, of?: Readonly<Record<string, string>>) => string | null;
}

/** Returns addresses of lines. */
export function useLineLinks(): LineLinks {
  const to = useAddress();
  const may = useMay();
  const address = (page: string, query: Readonly<Record<string, string>>) =>
    to(`${page}?${new URLSearchParams(query)}`);
  return {
    paid: ({ from, to: until }, kind) =>
      may('money.list') ? address('money/paid', { from, to: until, ...(kind && { kind }) }) : null,
    bonuses: ({ from, to: until }) =>
      may('money.list')
        ? address('money', { from, to: until, kinds: BONUS_KINDS.join(), unit: 'CREDIT', states: 'DONE' })
        : null,
    rounds: ({ from, to: until }, of = {}) =>
      may('rounds.list') ? address('reports/rounds', { from, to: until, ...of }) : null,
  };
}

/** A figure that opens its lines. */
export function LineLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <Link className={classes.line} to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
