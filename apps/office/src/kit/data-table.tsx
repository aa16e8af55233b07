import { Button } from '@mantine/core';
import { classNames } from '@housebrand/shared/react';
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OfficeList } from '../api/hooks';
import classes from './data-table.module.css';
import { useKitMessages } from './messages';
import { Bones, Failure } from './query-part';

/** A column of a table. */
export interface Column<Row> {
  key: string;
  /** Empty for a column of buttons, which stay in view while the others scroll. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** `end`: numbers. `tight`: no wider than its content. `wide`: long texts, which would break into many lines on a phone. */
  fit?: 'end' | 'tight' | 'wide';
  /** Its cells are the links to the rows' pages. */
  isLink?: boolean;
}

/** What a table shows. */
export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Address of the row's page, which the whole row opens. `null`: it has none. */
  rowTo?: (row: Row) => string | null;
  /** Whether the row is the one whose details are shown. */
  isCurrent?: (row: Row) => boolean;
  isStale?: boolean;
}

/** A table whose rows can be links: arrows, Home and End move between them, Enter opens one. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowTo,
  isCurrent,
  isStale = false,
}: DataTableProps<Row>) {
  const navigate = useNavigate();
  const [frame, isScrolled] = useOverflow();
  return (
    <div
      ref={frame}
      className={classNames(classes.frame, isStale && classes.stale)}
      {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className={classes.table} onKeyDown={moveBetweenRows}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, fit }) =>
              head === '' ? (
                <td key={key} className={classes.actions} />
              ) : (
                <th key={key} scope="col" className={fit && classes[fit]}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const to = rowTo?.(row) ?? null;
            const open = () => void (to !== null && window.getSelection()?.isCollapsed && navigate(to));
            return (
              <tr key={rowKey(row)} className={to === null ? undefined : classes.row} onClick={open}>
                {columns.map(({ key, head, cell, fit, isLink }) => (
                  <td key={key} className={head === '' ? classes.actions : fit && classes[fit]}>
                    {isLink && to !== null ? (
                      <RowLink to={to} isCurrent={isCurrent?.(row) ?? false}>
                        {cell(row)}
                      </RowLink>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Returns whether an element is scrolled sideways, and its `ref`. Only then it takes the focus, so that keys scroll it. */
function useOverflow() {
  const [isScrolled, setIsScrolled] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(() => setIsScrolled(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return [ref, isScrolled] as const;
}

function RowLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      data-row-link
      className={classes.link}
      aria-current={isCurrent || undefined}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
  const target = at < 0 ? undefined : links[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A table that is read page by page, with its states. */
export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'isStale'> {
  list: OfficeList<Row>;
  /** Replaces a list without entries. */
  empty: ReactNode;
}

/** {@link DataTable} of a list with a cursor. */
export function ListTable<Row>({ list, empty, ...table }: ListTableProps<Row>) {
  const t = useKitMessages();
  if (!list.rows) {
    if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
    return <Bones rows={6} />;
  }
  if (list.rows.length === 0) return empty;
  return (
    <>
      <DataTable {...table} rows={list.rows} isStale={list.isStale} />
      {list.readMore && (
        <div className={classes.more}>
          <Button size="xs" variant="default" loading={list.isReadingMore} onClick={list.readMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
