import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeList } from '../api/hooks';
import { ListTable, type Column } from './data-table';
import { useFilters, useOwnAddress } from './filters';
import classes from './kit.module.css';
import { Panel } from './panel';
import { SplitView } from './split-view';

/** A list whose rows open beside it. */
export interface OpenListProps<Row extends { id: string }> {
  title: string;
  list: OfficeList<Row>;
  columns: readonly Column<Row>[];
  /** Replaces a list without entries. */
  empty: ReactNode;
  details: (open: OpenRow<Row>) => ReactNode;
}

/** The row that the address names. */
export interface OpenRow<Row> {
  id: string;
  /** `undefined`: it is not in the pages that were read. */
  row: Row | undefined;
  /** Address of the page without the details. */
  closeTo: string;
}

/** A list with the details of one row beside it; the address names the row. */
export function OpenList<Row extends { id: string }>({ title, list, columns, empty, details }: OpenListProps<Row>) {
  const id = useFilters().get('open');
  const ownAddress = useOwnAddress();
  const closeTo = ownAddress({ open: undefined });
  const side = id && details({ id, row: list.rows?.find((row) => row.id === id), closeTo });
  return (
    <SplitView closeTo={closeTo} side={side}>
      <Panel title={title}>
        <ListTable
          label={title}
          list={list}
          columns={columns}
          rowKey={(row) => row.id}
          rowTo={(row) => ownAddress({ open: row.id })}
          isCurrent={(row) => row.id === id}
          empty={empty}
        />
      </Panel>
    </SplitView>
  );
}

/** The details of a row, with a button that closes them. */
export interface OpenedProps {
  title: string;
  chip?: ReactNode;
  closeTo: string;
  /** Name of the button that closes them. */
  closeLabel: string;
  children: ReactNode;
}

/** Draws {@link OpenedProps}. */
export function Opened({ title, chip, closeTo, closeLabel, children }: OpenedProps) {
  const navigate = useNavigate();
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <span>{chip}</span>
        <CloseButton size="sm" aria-label={closeLabel} onClick={() => void navigate(closeTo)} />
      </div>
      {children}
    </div>
  );
}
