import { formatSatang, satangFromBaht } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { StatementLine } from '../../../core';
import { useStatementMessages } from '../../statement-messages';
import classes from './printed-statement.module.css';
import { useStatementTable } from './statement-table';

/** What to print. */
export interface PrintedStatementProps {
  lines: readonly StatementLine[];
  /** The page's body. */
  place: Element;
  period: string;
  /** The print dialog is closed. */
  onEnd: () => void;
}

/** The statement on paper: invisible on the screen, and all that the browser prints. Opens the print dialog. */
export function PrintedStatement({ lines, place, period, onEnd }: PrintedStatementProps) {
  const t = useStatementMessages();
  const { name, member } = usePortal();
  const { head, rows } = useStatementTable()(lines);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const close = () => end();
    window.addEventListener('afterprint', close);
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, []);
  return createPortal(
    <section className={classes.paper}>
      <h1>{`${name} · ${t('title')}`}</h1>
      <p>{`${member?.username ?? ''} · ${period}`}</p>
      <table>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={lines[index]!.id}>
              {row.map((cell, at) => (
                <td key={head[at]} className={typeof cell === 'number' ? classes.figure : undefined}>
                  {typeof cell === 'number' ? signed(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    place,
  );
}

function signed(baht: number): string {
  const amount = formatSatang(satangFromBaht(Math.abs(baht)));
  return baht < 0 ? `−${amount}` : amount;
}
